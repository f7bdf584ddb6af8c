// @vitest-environment happy-dom
import '#harness/component.ts';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import { ToastPlace } from './ToastPlace.tsx';

const place = () => document.querySelector('[data-toasts]');

beforeAll(() => {
  document.body.innerHTML = renderToString(<ToastPlace />);
});

describe('a toast whose files cannot be loaded', () => {
  afterEach(() => {
    vi.doUnmock('./mount-toasts.tsx');
    vi.useRealTimers();
  });

  it('is a plain line in the page’s live region for five seconds', async () => {
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
  it('is shown in the order of the calls, also while its files load', async () => {
    showToast('First');
    showToast('Second', 'success');
    showToast('Third');
    await screen.findByText('Third');
    expect(place()?.textContent).toBe('FirstSecondThird');
  });
});
