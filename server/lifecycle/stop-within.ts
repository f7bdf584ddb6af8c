/**
 * Runs the steps of a stop in order and returns the exit code: 0, or 1 if a step fails or if all
 * steps together take longer than `ms`.
 */
export async function stopWithin(
  ms: number,
  steps: ReadonlyArray<() => Promise<unknown>>,
): Promise<0 | 1> {
  const { promise: timedOut, resolve } = Promise.withResolvers<1>();
  const deadline = setTimeout(() => resolve(1), ms);
  const inOrder = async (): Promise<0> => {
    for (const step of steps) await step();
    return 0;
  };
  return Promise.race([inOrder().catch(() => 1 as const), timedOut]).finally(() =>
    clearTimeout(deadline),
  );
}
