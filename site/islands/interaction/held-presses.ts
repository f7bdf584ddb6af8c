/**
 * A press on a control of an island that has not hydrated yet is held, so that no press is lost on
 * a slow network. `releasePresses` repeats it once the island has hydrated, or lets the HTML handle
 * it.
 */

interface HeldPress {
  readonly control: HTMLElement;
  readonly event: MouseEvent | KeyboardEvent;
}

/** Dispatched on an island when a press in it is held. */
export const heldPress = 'held-press';

/**
 * `data-html-only` marks an island whose code could not be loaded: its HTML handles every press.
 */
const unhydratedIsland = 'astro-island[ssr]:not([data-html-only])';

const arrowKeys = /^(?:Arrow|Home$|End$)/;

let held: readonly HeldPress[] = [];

/** Clicks with a modifier belong to the browser: they open a tab or a window. */
const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

function hold(event: MouseEvent | KeyboardEvent): void {
  if (!(event.target instanceof Element) || hasModifier(event)) return;
  if (event instanceof KeyboardEvent && !arrowKeys.test(event.key)) return;
  const control = event.target.closest<HTMLElement>('a, button');
  const island = control?.closest(unhydratedIsland);
  if (!control || !island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = [...held, { control, event }];
  island.dispatchEvent(new Event(heldPress));
}

export function holdPresses(): void {
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
}

export const hasHeldPress = (island: Element): boolean =>
  held.some(({ control }) => island.contains(control));

/** Repeats the presses held for an island, in their order. */
export function releasePresses(island: Element): void {
  const released = held.filter(({ control }) => island.contains(control));
  held = held.filter((press) => !released.includes(press));
  for (const { control, event } of released) {
    if (event instanceof KeyboardEvent) {
      control.dispatchEvent(new KeyboardEvent('keydown', event));
    } else {
      control.click();
    }
  }
}
