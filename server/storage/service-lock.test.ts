import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockFolder } from './service-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ignored = { onWait: () => {}, onLost: () => {} };

it('locks the folder again after its file was removed', async () => {
  const file = join(folder, 'service.lock');
  const first = await lockFolder(folder, ignored, 5);
  await rm(file);
  await expect.poll(() => existsSync(file)).toBe(true);
  const onWait = vi.fn(() => first.release());
  const second = await lockFolder(folder, { ...ignored, onWait }, 5);
  expect(onWait).toHaveBeenCalledOnce();
  second.release();
});

it('reports a lost lock if another service takes it first', async () => {
  const { promise: lost, resolve: onLost } = Promise.withResolvers<void>();
  const first = await lockFolder(folder, { ...ignored, onLost }, 5);
  await rm(join(folder, 'service.lock'));
  const second = await lockFolder(folder, ignored, 5);
  await lost;
  first.release();
  second.release();
});
