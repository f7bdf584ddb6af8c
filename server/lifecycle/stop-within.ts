/**
 * Takes the steps of a stop one after the other and gives the exit code: 0, or 1 if a step fails or all of
 * them together take longer than they may. Whoever asked for the stop waits so long and no longer.
 */
export async function stopWithin(
  ms: number,
  steps: ReadonlyArray<() => Promise<unknown>>,
): Promise<0 | 1> {
  const { promise: late, resolve } = Promise.withResolvers<1>();
  const deadline = setTimeout(() => resolve(1), ms);
  const inOrder = async (): Promise<0> => {
    for (const step of steps) await step();
    return 0;
  };
  return Promise.race([inOrder().catch(() => 1 as const), late]).finally(() =>
    clearTimeout(deadline),
  );
}
