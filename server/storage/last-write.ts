/** A write that succeeded proves so long that the store can write. */
const provesForMs = 5_000;

export interface LastWrite {
  /** Passes a write on and remembers how it ended. */
  watch<T>(write: Promise<T>): Promise<T>;
  /** Does the write only if the last one was long ago, or failed. */
  unlessProven(write: () => Promise<void>): Promise<void>;
}

/** How the last write ended counts for a while: a probe is for a store that nobody uses. */
export function rememberLastWrite(): LastWrite {
  let provenAt = Number.NEGATIVE_INFINITY;
  const watch = async <T>(write: Promise<T>): Promise<T> => {
    try {
      const result = await write;
      provenAt = performance.now();
      return result;
    } catch (error) {
      provenAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
  return {
    watch,
    async unlessProven(write) {
      if (performance.now() - provenAt >= provesForMs) await watch(write());
    },
  };
}
