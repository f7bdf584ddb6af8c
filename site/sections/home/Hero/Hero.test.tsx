import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hero } from '#content/home.ts';
import { Hero } from './Hero.tsx';

const html = renderToStaticMarkup(<Hero content={hero} id="top" />);

test('the board announces every project with its first status', () => {
  expect(html).toContain('id="top"');
  for (const { project, statuses } of hero.board.rows) {
    expect(html).toMatch(
      new RegExp(`${project}.*?data-status="${statuses[0]}"[^>]*>${statuses[0]}<`),
    );
  }
});

test('projects with a case lead to it, the others nowhere', () => {
  const links = [...html.matchAll(/href="(\/case_study\/[^"]+)"/g)].map(([, link]) => link);
  expect(links).toEqual(hero.board.rows.flatMap((row) => ('link' in row ? [row.link] : [])));
});

test('every project has a pass, which says nothing to a screen reader', () => {
  const [, passes = ''] = html.split(/aria-hidden="true" class="[^"]*passes/);
  for (const { pass } of hero.board.rows) {
    for (const { label, value } of pass.facts) {
      expect(passes).toMatch(new RegExp(`>${label}<.*?>${value}<`));
    }
  }
});
