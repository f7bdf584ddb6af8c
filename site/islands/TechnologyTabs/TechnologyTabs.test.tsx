// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { technologyGroupsOf } from '#content/technologies.ts';
import { content } from '#harness/content.ts';
import { TechnologyTabs } from './TechnologyTabs.tsx';

const technologyGroups = technologyGroupsOf(content.technologies);

const titles = technologyGroups.map(({ title }) => title);

it('changes tabs by arrow keys, Home and End; only the active tab is in the tab order', async () => {
  render(<TechnologyTabs groups={technologyGroups} label="Technologies" />);
  screen.getByRole('tab', { selected: true }).focus();
  for (const [keys, title] of [
    ['{ArrowLeft}', titles.at(-1)],
    ['{ArrowRight}', titles[0]],
    ['{ArrowRight}', titles[1]],
    ['{End}', titles.at(-1)],
    ['{Home}', titles[0]],
    ['{Control>}{ArrowRight}{/Control}', titles[0]],
  ] as const) {
    await userEvent.keyboard(keys);
    const [active, ...others] = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(active?.textContent, keys).toContain(title);
    expect(active?.getAttribute('aria-selected'), keys).toBe('true');
    expect(document.activeElement, keys).toBe(active);
    expect(others).toEqual([]);
  }
});
