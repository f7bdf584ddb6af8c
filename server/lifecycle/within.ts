/**
 * The result of some work, or a failure if it takes longer. A timer that is cleared and not
 * `AbortSignal.timeout`, which cannot be called off: thousands of enquiries a second would each leave
 * one behind until its time is up.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
