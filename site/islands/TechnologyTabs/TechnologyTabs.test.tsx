// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { technologyGroupsOf } from '#content/technologies.ts';
import { content } from '#harness/content.ts';
import { TechnologyTabs } from './TechnologyTabs.tsx';

const technologyGroups = technologyGroupsOf(content.technologies);

const titles = technologyGroups.map(({ title }) => title);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the technology tabs', () => {
  beforeEach(() => {
    render(<TechnologyTabs groups={technologyGroups} label="Technologies" />);
  });
  afterEach(cleanup);

  it('have the first active, and each tab names its own panel', () => {
    expect(selected()).toContain(titles[0]);
    for (const tab of screen.getAllByRole('tab')) {
      const panel = document.getElementById(String(tab.getAttribute('aria-controls')));
      expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    }
  });

  it('change by click, and only the active one is a stop of the Tab key', async () => {
    await userEvent.click(screen.getByRole('tab', { name: /SEO/ }));
    expect(selected()).toContain('SEO');
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops).toEqual([screen.getByRole('tab', { selected: true })]);
  });

  it.each([
    ['{ArrowRight}', titles[1]],
    ['{ArrowLeft}', titles.at(-1)],
    ['{End}', titles.at(-1)],
    ['{End}{ArrowRight}', titles[0]],
    ['{ArrowRight}{Home}', titles[0]],
    ['{Control>}{ArrowRight}{/Control}', titles[0]],
  ])('answer %s with %s', async (keys, title) => {
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard(keys);
    expect(selected()).toContain(title);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });
});
