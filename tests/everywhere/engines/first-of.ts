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

/** Where the middle of an element is in the window, once it has grown and come to rest. */
export async function middleAtRest(
  measure: () => Promise<readonly [number, number, number, number]>,
): Promise<readonly [number, number]> {
  const until = performance.now() + patienceMs;
  let before = '';
  while (performance.now() < until) {
    const box = await measure();
    const [left, top, width, height] = box;
    if (box.join() === before && width * height > 0) return [left + width / 2, top + height / 2];
    before = box.join();
    await new Promise((resume) => setTimeout(resume, 60));
  }
  throw new Error(`It does not come to rest: ${before}.`);
}
