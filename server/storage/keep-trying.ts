import { setTimeout as sleep } from 'node:timers/promises';

/** Tries until it succeeds, with growing pauses, for as long as the patience lasts; says if it did. */
export async function keepTrying(
  patienceMs: number,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const until = performance.now() + patienceMs;
  for (let pause = 20; ; pause = Math.min(pause * 2, 1_000)) {
    if (await attempt()) return true;
    if (performance.now() + pause > until) return false;
    await sleep(pause);
  }
}

/** An erasure waits so long for others to let go of what it has deleted. */
export const erasurePatienceMs = 120_000;
