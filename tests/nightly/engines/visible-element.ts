import { expect } from 'vitest';

/** Waits for the first visible element that an XPath finds. */
export async function waitForVisible<Element>(
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
 * Scrolls an element into the window and returns its box. Undefined while an animation runs or
 * another element covers it. Runs in the page.
 */
export function boxInWindow(target: Element): Box | undefined {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const moves = document.getAnimations().some(
    ({ playState, timeline, effect }) =>
      // Leaves out animations that follow the scroll position or never end.
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(effect?.getComputedTiming().endTime),
  );
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  const isInFront = front !== null && (target.contains(front) || front.contains(target));
  return moves || !isInFront ? undefined : [left, top, width, height];
}

/** Waits until two measurements of an element are equal, and returns its centre. */
export async function waitForStableCentre(
  measure: () => Promise<Box | null | undefined>,
): Promise<readonly [x: number, y: number]> {
  let box: Box | null | undefined;
  const isAtRest = async () => {
    const before = box?.join();
    box = await measure();
    return box ? box[2] * box[3] > 0 && box.join() === before : false;
  };
  await expect.poll(isAtRest, { message: 'The element keeps moving.' }).toBe(true);
  const [left, top, width, height] = box as unknown as Box;
  return [left + width / 2, top + height / 2];
}
