import { afterEach, expect, test, vi } from 'vitest';
import { content } from '#harness/content.ts';
import { fingerprint } from './fingerprint.ts';

const { jobs } = content;

afterEach(() => vi.unstubAllEnvs());

const on = (day: string) => {
  vi.stubEnv('BUILD_DATE', day);
  return fingerprint();
};

test('a build goes out of date on the day after a position has closed, and on no other', async () => {
  const last = jobs
    .map(({ validThrough }) => validThrough)
    .sort()
    .at(0);
  const dayAfter = new Date(`${last}T00:00:00Z`);
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
  const [early, lastDay, after] = [
    await on('2000-01-01'),
    await on(String(last)),
    await on(dayAfter.toISOString().slice(0, 10)),
  ];
  expect(lastDay).toBe(early);
  expect(after).not.toBe(early);
});
