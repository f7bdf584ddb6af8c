import { expect } from 'vitest';

/** Waits for the first visible element at a place. */
export async function firstOf<Element>(
  place: string,
  visible: (place: string) => Promise<readonly Element[]>,
): Promise<Element> {
  let found: readonly Element[] = [];
  const look = async () => {
    found = await visible(place);
    return found.length;
  };
  await expect.poll(look, { message: `There is no ${place}.` }).toBeGreaterThan(0);
  return found[0] as Element;
}

type Box = readonly [left: number, top: number, width: number, height: number];

/**
 * Runs in the page: scrolls an element into the window and returns its box, unless something is still
 * moving or another element is in front of it.
 */
export function boxInWindow(target: Element): Box | undefined {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const moves = document.getAnimations().some(
    ({ playState, timeline, effect }) =>
      // Other animations follow the scroll position or never end.
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(effect?.getComputedTiming().endTime),
  );
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  const isInFront = front !== null && (target.contains(front) || front.contains(target));
  return moves || !isInFront ? undefined : [left, top, width, height];
}

/** The middle of an element once two measurements in a row are equal. */
export async function middleAtRest(
  measure: () => Promise<Box | null | undefined>,
): Promise<readonly [x: number, y: number]> {
  let box: Box | null | undefined;
  const isAtRest = async () => {
    const before = box?.join();
    box = await measure();
    return box ? box[2] * box[3] > 0 && box.join() === before : false;
  };
  await expect.poll(isAtRest, { message: 'The element does not come to rest.' }).toBe(true);
  const [left, top, width, height] = box as unknown as Box;
  return [left + width / 2, top + height / 2];
}
