const patienceMs = 15_000;

/** The first that can be seen at a place, as soon as there is one. */
export async function firstOf<Element>(
  place: string,
  visible: (place: string) => Promise<readonly Element[]>,
): Promise<Element> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const [first] = await visible(place);
    if (first !== undefined) return first;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`There is no ${place}.`);
}
