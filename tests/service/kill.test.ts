import { expect, it } from 'vitest';
import { killRounds } from '#harness/kill-rounds.ts';

it('loses nothing it has acknowledged when it is killed under load, twenty times', {
  timeout: 170_000,
}, async () => {
  const result = await killRounds(20, 16, () => 150 + Math.random() * 250);
  expect(result).toMatchObject({ missing: 0, orphans: 0, doubles: 0, integrity: 'ok' });
  // The test must have had something to lose.
  expect(result.acknowledged).toBeGreaterThan(500);
  expect(result.repeated).toBeGreaterThan(20);
});
