import { afterEach, expect, test, vi } from 'vitest';
import { content } from '#harness/content.ts';
import { fingerprint } from './fingerprint.ts';

const { jobs } = content;

afterEach(() => vi.unstubAllEnvs());

const fingerprintOn = (day: string) => {
  vi.stubEnv('BUILD_DATE', day);
  return fingerprint();
};

test('a build becomes outdated on the day after the last day of a position', async () => {
  const last = jobs
    .map(({ validThrough }) => validThrough)
    .sort()
    .at(0);
  const dayAfter = new Date(`${last}T00:00:00Z`);
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
  const [early, lastDay, after] = [
    await fingerprintOn('2000-01-01'),
    await fingerprintOn(String(last)),
    await fingerprintOn(dayAfter.toISOString().slice(0, 10)),
  ];
  expect(lastDay).toBe(early);
  expect(after).not.toBe(early);
});
