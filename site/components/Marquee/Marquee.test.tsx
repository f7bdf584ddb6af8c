import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './Marquee.tsx';

/** The items that a screen reader lists, and those that only fill the row. */
function itemsOf(count: number, visible: 'logos' | 'pills' = 'logos') {
  const items = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: `Item ${index + 1}.`,
  }));
  const html = renderToStaticMarkup(
    <Marquee className="row" items={items} label="Partners" visible={visible} />,
  );
  return html
    .split('aria-hidden="true"')
    .map((part) => [...part.matchAll(/Item (\d+)\./g)].map(([, item]) => Number(item)));
}

test.each([
  [1, [1, 1, 1, 1, 1, 1, 1]],
  [6, [1, 2, 3, 4, 5, 6, 1]],
  [40, [1, 2, 3, 4, 5, 6, 7]],
])('%i logos are listed once, and seven more fill the row', (count, filling) => {
  const [listed = [], ...hidden] = itemsOf(count);
  expect(listed).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(hidden.flat()).toEqual(filling);
});

test('a row of pills, which shows five, is filled with five', () => {
  expect(itemsOf(6, 'pills').flat()).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]);
});
