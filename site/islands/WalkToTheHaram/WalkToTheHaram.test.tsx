// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { walk, walkHotels } from '#content/walk.ts';
import { WalkToTheHaram } from './WalkToTheHaram.tsx';

const names = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !('beyond' in item.dataset))
    .map((item) => item.querySelector('h3')?.textContent);
const cheapest = walkHotels.toSorted((one, other) => one.nightly - other.nightly);

describe('the walk to the Haram', () => {
  afterEach(cleanup);

  it('has every hotel as HTML, and marks what lies beyond the ring', () => {
    const html = renderToString(<WalkToTheHaram />);
    expect(html.match(/<h3/g)).toHaveLength(walkHotels.length);
    expect(html).toContain('data-beyond');
    expect(html).not.toContain('style=');
  });

  it('puts the hotels in the order that is chosen', async () => {
    render(<WalkToTheHaram />);
    expect(names()[0]).toBe(walkHotels[0].name);
    await userEvent.click(screen.getByRole('radio', { name: 'Best rated' }));
    expect(names()[0]).toBe('Rawdal Ibrahim');
    await userEvent.click(screen.getByRole('radio', { name: 'Lowest price' }));
    expect(names()[0]).toBe('Safa Court');
  });

  it('takes over what was chosen before its script came', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<WalkToTheHaram />);
    const range = page.querySelector<HTMLInputElement>('input[type=range]');
    const price = page.querySelectorAll<HTMLInputElement>('input[type=radio]')[1];
    if (!range || !price) return expect.unreachable();
    range.value = String(walk.slider.most);
    price.checked = true;
    render(<WalkToTheHaram />, { container: page, hydrate: true });
    expect(names()).toEqual(cheapest.map(({ name }) => name));
    expect(screen.getByRole('status').textContent).toBe(
      walk.count(walkHotels.length, walkHotels.length, walk.slider.most),
    );
    page.remove();
  });
});
