import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hero } from '#content/home.ts';
import { Hero } from './Hero.tsx';

test('the scene shows every project and its state, and is decoration', () => {
  const html = renderToStaticMarkup(<Hero content={hero} id="top" />);
  const [words = '', scene = ''] = html.split('aria-hidden="true" class="', 2);
  expect(html).toContain('id="top"');
  expect(words).toContain(hero.headline);
  expect(scene).not.toContain(hero.headline);
  for (const { project, status } of hero.board.rows) {
    expect(html).toMatch(new RegExp(`${project}.*?<td class="[^"]+">${status}<`));
  }
  for (const { label, value } of Object.values(hero.pass)) {
    expect(html).toMatch(new RegExp(`>${label}<.*?>${value}<`));
  }
});
