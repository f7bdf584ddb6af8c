import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TileWall } from './TileWall.tsx';

test('only one tile of a tone takes part in a view transition, on every screen', () => {
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
