/**
 * Rejects if the work takes longer than `ms`. Clears its timer when the work ends, which
 * `AbortSignal.timeout` cannot: under load every enquiry would leave one running.
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`timed out after ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
