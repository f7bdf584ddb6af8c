import { expect } from 'vitest';
import type { Window } from './window.ts';

/** When nothing moves any more because bands further down get their heights. */
export const untilLaidOut = (shown: Window) =>
  expect
    .poll(() => shown.evaluate(`document.documentElement.hasAttribute('data-first-screen')`))
    .toBe(false);
