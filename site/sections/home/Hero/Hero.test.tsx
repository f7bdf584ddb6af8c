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

test('the pass of the first project is shown, and says nothing to a screen reader', () => {
  const [, pass = ''] = html.split(/aria-hidden="true"[^>]*data-boarding-pass/);
  for (const { label, value } of hero.board.rows[0].pass.facts) {
    expect(pass).toContain(`data-label="${label}">${value}<`);
  }
});
