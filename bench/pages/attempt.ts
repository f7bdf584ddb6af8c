const tries = 3;

/** A measurement that fails (a browser that did not start, a page that hung) is repeated, not counted. */
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
