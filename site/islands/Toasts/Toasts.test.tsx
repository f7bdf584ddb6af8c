// @vitest-environment happy-dom
import '#harness/component.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import { ToastPlace } from './ToastPlace.tsx';

const place = () => document.querySelector('[data-toasts]');

/** The bar at the foot of a toast is its clock: an animation that closes the toast when it ends. */
const clockOf = (toast: HTMLElement) => within(toast).getByRole('progressbar', { hidden: true });
const runs = (toast: HTMLElement) =>
  waitFor(() => expect(clockOf(toast).style.animationPlayState).toBe('running'));
const waits = (toast: HTMLElement) =>
  waitFor(() => expect(clockOf(toast).style.animationPlayState).toBe('paused'));

/** A toast comes and goes with an animation, which this document does not play: they end here. */
async function shown(text: string): Promise<HTMLElement> {
  showToast(text);
  const toast = await screen.findByRole('group');
  fireEvent.animationEnd(toast);
  await runs(toast);
  return toast;
}
const leaves = (toast: HTMLElement) =>
  waitFor(() => {
    fireEvent.animationEnd(toast);
    expect(toast.isConnected).toBe(false);
  });

beforeAll(() => {
  document.body.innerHTML = renderToString(<ToastPlace />);
});

describe('where the files of the toasts cannot be loaded', () => {
  afterEach(() => {
    vi.doUnmock('./mount-toasts.tsx');
    vi.useRealTimers();
  });

  it('a toast is a plain line in the page’s live region, for five seconds', async () => {
    expect(place()?.getAttribute('aria-live')).toBe('polite');
    expect(place()?.childNodes).toHaveLength(0);
    vi.doMock('./mount-toasts.tsx', () => {
      throw new Error('Failed to fetch');
    });
    vi.useFakeTimers();
    showToast('Email address copied');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(place()?.textContent).toBe('Email address copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(place()?.childNodes).toHaveLength(0);
  });
});

describe('a toast', () => {
  it('is shown in the order of asking, while its files come too', async () => {
    showToast('First');
    showToast('Second', 'success');
    showToast('Third');
    await screen.findByText('Third');
    expect(place()?.textContent).toBe('FirstSecondThird');
    const toasts = screen.getAllByRole('group');
    expect(toasts.map((toast) => toast.textContent)).toEqual(['First', 'Second', 'Third']);
    for (const toast of toasts) {
      fireEvent.animationEnd(toast);
      fireEvent.click(toast);
      await leaves(toast);
    }
  });

  it('closes when its clock of 5000 ms has run out', async () => {
    const toast = await shown('Wait for me');
    expect(clockOf(toast).style.animationDuration).toBe('5000ms');
    fireEvent.animationEnd(clockOf(toast));
    await leaves(toast);
  });

  it('waits while the pointer is on it and while the window is not in front', async () => {
    const toast = await shown('Look at me');
    fireEvent.mouseEnter(toast);
    await waits(toast);
    fireEvent.mouseLeave(toast);
    await runs(toast);
    fireEvent.blur(window);
    await waits(toast);
    fireEvent.focus(window);
    await runs(toast);
    fireEvent.click(toast);
    await leaves(toast);
  });

  it('is no stop of the keyboard; its button is, and closes it', async () => {
    const toast = await shown('Close me');
    expect(toast.tabIndex).toBe(-1);
    fireEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await leaves(toast);
  });

  it('closes when it is dragged away, not when it is only pulled', async () => {
    const toast = await shown('Drag me');
    vi.spyOn(toast, 'offsetWidth', 'get').mockReturnValue(300);
    const drag = (distance: number) => {
      fireEvent.pointerDown(toast, { clientX: 0 });
      fireEvent.pointerMove(document, { clientX: distance });
      fireEvent.pointerUp(document);
    };
    drag(60);
    fireEvent.transitionEnd(toast);
    expect(toast.isConnected).toBe(true);
    drag(290);
    await leaves(toast);
  });
});
