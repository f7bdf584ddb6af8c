// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { workingProcess } from '#content/home.ts';
import { WorkingProcess } from './WorkingProcess.tsx';

const island = <WorkingProcess content={workingProcess} />;
const titles = workingProcess.stages.map(({ title }) => title);
const notices = () => [...document.querySelectorAll('details')];
const openNotices = () => notices().flatMap(({ open }, index) => (open ? [titles[index]] : []));
const expanded = () =>
  screen.queryAllByRole('button', { expanded: true }).map((it) => it.textContent);
const station = (index: number) => screen.getByRole('button', { name: titles[index] });

/** Puts the HTML of the build into the page. */
function showHtml() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(island);
  return container;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('the hydrated Working Process', () => {
  it.each([
    ['another notice', 2],
    ['no notice', undefined],
  ])('keeps %s open that the visitor chose before', (_, chosen) => {
    const container = showHtml();
    const focused = screen.getAllByRole('link')[1];
    focused?.focus();
    for (const [index, notice] of notices().entries()) notice.open = index === chosen;
    render(island, { container, hydrate: true });
    const expected = chosen === undefined ? [] : [titles[chosen]];
    expect(openNotices()).toEqual(expected);
    expect(expanded()).toEqual(expected);
    expect(document.activeElement).toBe(station(1));
    expect(document.activeElement).toBe(focused);
  });
});
