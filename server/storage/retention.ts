import type { EnquiryArchive } from './enquiry-store.ts';

const dayMs = 24 * 60 * 60_000;
const sweepEveryMs = 6 * 60 * 60_000;

export interface Retention {
  stop(): Promise<void>;
}

/** Erases, at the start and every few hours, what is older than the retention period (0: nothing). */
export function startRetention(
  store: Pick<EnquiryArchive, 'erase'>,
  days: number,
  onSweep: (result: { readonly erased: number } | { readonly failed: string }) => void,
): Retention {
  const sweep = async () => {
    try {
      const erased = await store.erase({ receivedBefore: Date.now() - days * dayMs });
      if (erased > 0) onSweep({ erased });
    } catch (error) {
      // The next sweep takes what this one missed.
      onSweep({ failed: error instanceof Error ? error.message : 'unknown' });
    }
  };
  if (days === 0) return { stop: async () => {} };
  let current = sweep();
  const timer = setInterval(() => {
    current = sweep();
  }, sweepEveryMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return current;
    },
  };
}
