/** A successful write proves for this long that the store can write. */
const writeProvesMs = 5_000;
/**
 * A failed enquiry fails all probes for this long, because a probe writes to other pages of the
 * file. The limit lets a load balancer that stopped sending enquiries see the instance recover.
 */
const failureCountsMs = 60_000;

export interface WriteHealth {
  /** Remembers whether storing an enquiry succeeded. */
  track<T>(write: Promise<T>): Promise<T>;
  /** Rejects if writes fail. Runs `write` only if the last successful write was too long ago. */
  probe(write: () => Promise<void>): Promise<void>;
}

/** Answers most probes from the last write, so probes cost nothing under load. */
export function createWriteHealth(now: () => number = () => performance.now()): WriteHealth {
  let provenAt = Number.NEGATIVE_INFINITY;
  let failure: { readonly at: number; readonly error: unknown } | undefined;
  return {
    async track(write) {
      try {
        const result = await write;
        provenAt = now();
        failure = undefined;
        return result;
      } catch (error) {
        provenAt = Number.NEGATIVE_INFINITY;
        failure = { at: now(), error };
        throw error;
      }
    },
    async probe(write) {
      if (now() - provenAt < writeProvesMs) return;
      await write();
      if (failure !== undefined && now() - failure.at < failureCountsMs) throw failure.error;
      provenAt = now();
    },
  };
}
