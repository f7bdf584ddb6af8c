// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { hasHeldPress, heldPress, holdPresses, releasePresses } from './held-presses.ts';

holdPresses();

const page = `
  <astro-island ssr><button>First</button><button>Second</button><p>Text</p></astro-island>
  <button>Outside</button>`;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const island = () => find('astro-island');
const first = () => find('astro-island button');
const outside = () => find('body > button');

/** Records what reaches the elements of the page: the type and the text of the target. */
function recordEvents(): string[] {
  const events: string[] = [];
  for (const type of ['click', 'keydown']) {
    for (const element of document.querySelectorAll('button')) {
      element.addEventListener(type, () => events.push(`${type} ${element.textContent}`));
    }
  }
  return events;
}

const arrow = (init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, ...init });

beforeEach(() => {
  document.body.innerHTML = page;
});

it('holds the presses of an island, reports each to it and repeats them in their order', () => {
  const events = recordEvents();
  const onHeld = vi.fn();
  island().addEventListener(heldPress, onHeld);
  find('button:nth-of-type(2)').click();
  first().click();
  first().dispatchEvent(arrow());
  expect(events).toEqual([]);
  expect(onHeld).toHaveBeenCalledTimes(3);
  expect(hasHeldPress(island())).toBe(true);
  island().removeAttribute('ssr');
  releasePresses(island());
  expect(events).toEqual(['click Second', 'click First', 'keydown First']);
  expect(hasHeldPress(island())).toBe(false);
});

it('keeps a press of another island', () => {
  document.body.insertAdjacentHTML('beforeend', '<astro-island ssr><a>Other</a></astro-island>');
  find('astro-island a').click();
  releasePresses(island());
  expect(hasHeldPress(find('astro-island:has(a)'))).toBe(true);
});

it.each([
  ['outside islands', () => outside().click(), 'click Outside'],
  [
    'in a hydrated island',
    () => {
      island().removeAttribute('ssr');
      first().click();
    },
    'click First',
  ],
  [
    'in an island whose code could not be loaded',
    () => {
      island().setAttribute('data-html-only', '');
      first().click();
    },
    'click First',
  ],
  ['with a modifier key', () => first().dispatchEvent(arrow({ ctrlKey: true })), 'keydown First'],
  ['of a letter key', () => first().dispatchEvent(arrow({ key: 'a' })), 'keydown First'],
])('leaves a press %s to the page', (_, press, expected) => {
  const events = recordEvents();
  press();
  expect(events).toEqual([expected]);
});
