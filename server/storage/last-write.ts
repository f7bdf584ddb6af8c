/** A write that succeeded proves so long that the store can write. */
const provesForMs = 5_000;
/**
 * An enquiry that failed counts for so long against every probe: the probe does not write to the same
 * pages. Not for ever: a balancer that sends nothing here would never see it well again.
 */
const countsForMs = 60_000;

export interface LastWrite {
  /** Passes the storing of an enquiry on and remembers how it ended. */
  watchEnquiry<T>(write: Promise<T>): Promise<T>;
  /** Does the write only if the last one was long ago, or failed. */
  unlessProven(write: () => Promise<void>): Promise<void>;
}

/** How the last write ended counts for a while: a probe is for a store that nobody uses. */
export function rememberLastWrite(now: () => number = () => performance.now()): LastWrite {
  let provenAt = Number.NEGATIVE_INFINITY;
  let failed: { readonly at: number; readonly error: unknown } | undefined;
  return {
    async watchEnquiry(write) {
      try {
        const result = await write;
        provenAt = now();
        failed = undefined;
        return result;
      } catch (error) {
        provenAt = Number.NEGATIVE_INFINITY;
        failed = { at: now(), error };
        throw error;
      }
    },
    async unlessProven(write) {
      if (now() - provenAt < provesForMs) return;
      await write();
      if (failed !== undefined && now() - failed.at < countsForMs) throw failed.error;
      provenAt = now();
    },
  };
}
