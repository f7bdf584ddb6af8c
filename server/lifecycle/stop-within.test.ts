import { expect, it } from 'vitest';
import { stopWithin } from './stop-within.ts';

it('runs the steps in order', async () => {
  const finished: string[] = [];
  const step = (name: string) => async () => void finished.push(name);
  expect(await stopWithin(60_000, [step('requests'), step('deliveries')])).toBe(0);
  expect(finished).toEqual(['requests', 'deliveries']);
});

it('gives up when a step hangs, and skips the steps after it', async () => {
  let hasRunNext = false;
  const steps = [
    () => new Promise(() => {}),
    async () => {
      hasRunNext = true;
    },
  ];
  expect(await stopWithin(20, steps)).toBe(1);
  expect(hasRunNext).toBe(false);
});

it('returns exit code 1 when a step fails', async () => {
  expect(await stopWithin(60_000, [() => Promise.reject(new Error('no'))])).toBe(1);
});
