import { setTimeout as sleep } from 'node:timers/promises';

/** Retries with growing pauses until `attempt` returns true; returns false after the timeout. */
export async function retryUntil(
  timeoutMs: number,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (let pause = 20; ; pause = Math.min(pause * 2, 1_000)) {
    if (await attempt()) return true;
    if (performance.now() + pause > deadline) return false;
    await sleep(pause);
  }
}

/** How long an erasure waits for other programs that still read the deleted rows. */
export const defaultErasureTimeoutMs = 120_000;
