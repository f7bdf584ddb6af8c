const tries = 3;

/** Repeats a measurement that fails, for example because the browser did not start. */
export async function attempt<Result>(
  name: string,
  measure: () => Promise<Result>,
): Promise<Result | undefined> {
  for (let turn = 1; turn <= tries; turn += 1) {
    try {
      return await measure();
    } catch (error) {
      console.log(`  ${name} failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  return undefined;
}
