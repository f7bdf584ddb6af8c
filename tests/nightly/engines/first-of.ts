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

type Box = readonly [left: number, top: number, width: number, height: number];

/**
 * Runs in the page: brings an element into the window and tells where it is; nothing while something moves
 * that time will end, or while another element is in front of its middle.
 */
export function boxInWindow(target: Element): Box | undefined {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const moves = document.getAnimations().some(
    ({ playState, timeline, effect }) =>
      // Not what follows the scroll position or goes on for ever.
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(effect?.getComputedTiming().endTime),
  );
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  const isInFront = front !== null && (target.contains(front) || front.contains(target));
  return moves || !isInFront ? undefined : [left, top, width, height];
}

/** Where the middle of an element is in the window, once it has grown and come to rest. */
export async function middleAtRest(
  measure: () => Promise<Box | null | undefined>,
): Promise<readonly [x: number, y: number]> {
  const until = performance.now() + patienceMs;
  let before: string | undefined;
  while (performance.now() < until) {
    const box = await measure();
    if (box && box.join() === before && box[2] * box[3] > 0) {
      return [box[0] + box[2] / 2, box[1] + box[3] / 2];
    }
    before = box?.join();
    await new Promise((resume) => setTimeout(resume, 60));
  }
  throw new Error(`It does not come to rest: ${before}.`);
}
