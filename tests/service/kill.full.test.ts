import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { killRounds } from '#bench/kill-rounds.ts';

it('loses no acknowledged enquiry when it is killed under load, twenty times', {
  timeout: 300_000,
}, async () => {
  const [rounds, clients] = [20, 16];
  // Each round is killed at a random moment within a group commit.
  const result = await killRounds(rounds, clients, () => randomInt(2 * clients, 4 * clients));
  expect(result).toMatchObject({ missing: 0, orphans: 0, doubles: 0, integrity: 'ok' });
  // The test proves nothing without responses in every round and interrupted posts.
  expect(result.acknowledged).toBeGreaterThanOrEqual(rounds * 2 * clients);
  expect(result.repeated).toBe((rounds - 1) * clients);
  expect(result.cutOff).toBeGreaterThan(0);
});
