import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { killRounds } from '#bench/kill-rounds.ts';

it('loses nothing it has acknowledged when it is killed under load, twenty times', {
  timeout: 300_000,
}, async () => {
  const [rounds, clients] = [20, 16];
  // At another place in the group of enquiries that are written together each time.
  const result = await killRounds(rounds, clients, () => randomInt(2 * clients, 4 * clients));
  expect(result).toMatchObject({ missing: 0, orphans: 0, doubles: 0, integrity: 'ok' });
  // The test had something to lose: answers in every round, and posts that each kill cut off.
  expect(result.acknowledged).toBeGreaterThanOrEqual(rounds * 2 * clients);
  expect(result.repeated).toBe((rounds - 1) * clients);
  expect(result.cutOff).toBeGreaterThan(0);
});
