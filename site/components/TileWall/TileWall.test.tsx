import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TileWall } from './TileWall.tsx';

const wall = { seed: '/about', columns: 6, rows: 2, lit: 0 };

test('a wall is decoration, fills its box and knows its tile', () => {
  const html = renderToStaticMarkup(<TileWall wall={wall} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('preserveAspectRatio="xMidYMid slice"');
  expect(html).toContain('data-tile="96"');
  expect(html).toContain('viewBox="0 0 576 192"');
});

test('a wall can stand at an edge and have lit tiles', () => {
  const html = renderToStaticMarkup(
    <TileWall align="xMaxYMid slice" wall={{ ...wall, lit: 1, litTones: ['brass'] }} />,
  );
  expect(html).toContain('preserveAspectRatio="xMaxYMid slice"');
  expect(html).toMatch(/<path class="[^"]*brass/);
  expect(renderToStaticMarkup(<TileWall wall={wall} />)).not.toContain('brass');
});
