// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Arrows } from './Arrows.tsx';
import { Carousel, type CarouselControl } from './Carousel.tsx';
import { Pagination } from './Pagination.tsx';

const options = { slidesPerView: 1, loop: true, speed: 0 };
const slides = ['One', 'Two', 'Three'].map((text) => ({ key: text, content: <p>{text}</p> }));

const carousel = (
  <Carousel
    controls={({ index, count }) => <output>{`${index + 1} of ${count}`}</output>}
    copies
    label="Things"
    options={options}
    slides={slides}
  />
);

afterEach(cleanup);

describe('a carousel', () => {
  it('is a list that scrolls and can be reached by keyboard, as HTML', () => {
    const html = renderToStaticMarkup(carousel);
    expect(html.match(/<figure/g)).toHaveLength(3);
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain('inert');
  });

  it('shows one slide at a time to assistive technology once it runs', () => {
    const { container } = render(carousel);
    const figures = [...container.querySelectorAll('figure')];
    // Every slide is there twice for the loop, and counted once.
    expect(figures).toHaveLength(6);
    expect(screen.getByRole('status').textContent).toBe('1 of 3');
    expect(figures.filter((figure) => !figure.inert)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Things' })).toBeTruthy();
  });
});

const control = (index: number): CarouselControl => ({
  index,
  count: 3,
  previous: vi.fn(),
  next: vi.fn(),
  show: vi.fn(),
});

describe('its controls', () => {
  it('go back and forth, and say where', () => {
    const steps = control(1);
    const content = { previous: 'Back', next: 'Forth', slide: 'Quote' };
    render(<Arrows content={content} control={steps} titles={['One', 'Two', 'Three']} />);
    screen.getByRole('button', { name: 'Back' }).click();
    screen.getByRole('button', { name: 'Forth' }).click();
    expect(steps.previous).toHaveBeenCalledOnce();
    expect(steps.next).toHaveBeenCalledOnce();
    expect(screen.getByText(/of 3/).textContent).toBe('Quote 2 of 3: Two');
  });

  it('are one star a slide, the current one marked', () => {
    const steps = control(2);
    const { container } = render(<Pagination control={steps} titles={['One', 'Two', 'Three']} />);
    const stars = within(container).getAllByRole('button');
    expect(stars.map((star) => star.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    within(container).getByRole('button', { name: 'Show Two' }).click();
    expect(steps.show).toHaveBeenCalledWith(1);
  });
});
