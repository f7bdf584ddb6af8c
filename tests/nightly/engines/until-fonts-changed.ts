import { expect } from 'vitest';
import type { Window } from './window.ts';

/** Waits until a first visit has changed its fonts: a click before may find its target moved. */
export const untilFontsChanged = (shown: Window) =>
  expect
    .poll(() =>
      shown.evaluate(`document.querySelector('[data-web-fonts]').media !== 'not all' &&
        !document.querySelector('[style*="content-visibility"]')`),
    )
    .toBe(true);
