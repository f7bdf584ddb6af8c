import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TileWall } from './TileWall.tsx';

test('a wall is decoration, as large as its tiles', () => {
  const html = renderToStaticMarkup(<TileWall columns={6} rows={2} seed="/about" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('height="2em" viewBox="0 0 6 2" width="6em"');
  expect(html).not.toContain('<i ');
});

test('a lit tile stands at its place from the top end corner', () => {
  const html = renderToStaticMarkup(
    <TileWall
      lit={[
        { tone: 'brass', end: 2, top: 1 },
        { tone: 'red', end: 0, top: 0, on: 'wide' },
      ]}
      rows={2}
      seed="/about"
    />,
  );
  expect(html).toMatch(/<i class="\S*lit\S* \S*brass\S* \S*end2\S* \S*top1\S* /);
  expect(html).toMatch(/<i class="\S*lit\S* \S*red\S* \S*end0\S* \S*top0\S* \S*wide\S* /);
});

test('of each tone one tile moves between pages, on every screen', () => {
  const html = renderToStaticMarkup(
    <TileWall
      lit={[
        { tone: 'red', end: 0, top: 0, on: 'narrow' },
        { tone: 'red', end: 1, top: 0, on: 'wide' },
        { tone: 'red', end: 2, top: 0, on: 'wide' },
        { tone: 'red', end: 3, top: 0 },
        { tone: 'bone', end: 4, top: 0 },
      ]}
      rows={1}
      seed="/about"
    />,
  );
  const moving = html.match(/<i [^>]*moves[^>]*>/g)?.map((tile) => /end\d/.exec(tile)?.[0]);
  expect(moving).toEqual(['end0', 'end1', 'end4']);
});
