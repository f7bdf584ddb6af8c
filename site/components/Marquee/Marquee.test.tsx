import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { Marquee } from './Marquee.tsx';

const draw = (count: number, visible: 'logos' | 'pills' = 'logos') =>
  renderToStaticMarkup(
    <Marquee
      className="row"
      items={Array.from({ length: count }, (_, index) => ({
        key: `${index}`,
        content: `Item ${index + 1}.`,
      }))}
      label="Partners"
      visible={visible}
    />,
  );
const itemsIn = (html: string) =>
  [...html.matchAll(/Item (\d+)\./g)].map(([, item]) => Number(item));

describe.each([1, 2, 6, 7, 40])('a moving list of %i', (count) => {
  const [list = '', tail = ''] = draw(count).split('aria-hidden="true"');

  it('lists every item once', () => {
    expect(list).toContain('aria-label="Partners"');
    expect(itemsIn(list)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('goes on with its first items until the row is full, so that no gap passes by', () => {
    expect(itemsIn(tail)).toEqual(Array.from({ length: 7 }, (_, index) => (index % count) + 1));
  });
});

test('a row of pills, which shows five, repeats fewer items than a row of logos', () => {
  expect(itemsIn(draw(6, 'pills'))).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]);
});

test('a list of none is nothing', () => {
  expect(draw(0)).toBe('');
});
