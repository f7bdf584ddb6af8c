import { expect, it } from 'vitest';
import { delayAfter, maxAttempts } from './backoff.ts';

const total = (random: number) => {
  let sum = 0;
  for (let attempts = 1; ; attempts += 1) {
    const delay = delayAfter(attempts, random);
    if (delay === null) return { sum, attempts };
    sum += delay;
  }
};

it('retries for more than five days with any random numbers', () => {
  const day = 24 * 60 * 60_000;
  expect(total(0).sum).toBeGreaterThan(5 * day);
  expect(total(1).sum).toBeLessThan(10 * day);
  expect(total(0).attempts).toBe(maxAttempts);
});

it('doubles the delay from one minute to six hours, with jitter', () => {
  expect([1, 2, 3].map((attempts) => delayAfter(attempts, 0.5))).toEqual([
    60_000, 120_000, 240_000,
  ]);
  expect(delayAfter(1, 0)).toBe(48_000);
  expect(delayAfter(1, 1)).toBe(72_000);
  expect(delayAfter(30, 1)).toBe(7.2 * 60 * 60_000);
});
