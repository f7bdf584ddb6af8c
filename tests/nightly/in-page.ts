import type { Page } from '@playwright/test';

/** Controls of which another element covers more than a quarter. */
export const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const controls = [
      ...document.querySelectorAll('a[href], button, input, textarea, summary'),
    ].filter((control) => control.getAttribute('tabindex') !== '-1');
    const covered: string[] = [];
    for (const control of controls) {
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Text for screen readers alone has no area to hit.
      if (!isShown || control.closest('.visually-hidden, .skip-link')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const own = (hit: Element | null) =>
        hit !== null &&
        (control.contains(hit) || hit.contains(control.closest('label')) || hit === control);
      const hits = [...control.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .flatMap(({ left, top, width, height }) =>
          steps.flatMap((x) =>
            steps.map((y) => own(document.elementFromPoint(left + x * width, top + y * height))),
          ),
        );
      const share = hits.filter(Boolean).length / hits.length;
      if (share < 0.75) covered.push(`${share.toFixed(2)} ${control.outerHTML.slice(0, 160)}`);
    }
    return covered;
  });

/** By how many pixels a page is wider than its window, and texts that end beyond its edge. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A band clips what overflows it; parts that scroll or move are deeper inside.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('section, main, header, footer, body') &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const texts = [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, label, summary')]
      .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((text) => !text.closest('.visually-hidden, [aria-hidden="true"]'))
      .filter((text) => !isClipped(text.parentElement))
      .filter((text) => text.getBoundingClientRect().right > clientWidth + 1)
      .map((text) => text.outerHTML.slice(0, 120));
    return { beyond: Math.max(0, scrollWidth - clientWidth), texts };
  });

/** The view transition names on a page; two elements with one name would cancel every transition. */
export const transitionNames = (page: Page) =>
  page.locator('*').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );

/** Elements that are being animated. */
export const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 120)) : '',
      ),
  );

export interface Stop {
  readonly element: string;
  readonly isBody: boolean;
  /** Whether there is an outline, and whether any part of the element can be seen. */
  readonly shows: boolean;
  readonly inSight: boolean;
}

/** The element that has the focus. */
export const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
    );
    const inSight = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    // A field drawn by its label has its outline there; a link that covers its card, around the card.
    const { documentElement } = document;
    const drawn = [
      [element],
      [element, '::after'],
      [element.closest('label') ?? documentElement],
      [element.nextElementSibling ?? documentElement],
    ] as const;
    // Inside a frame the other site shows the focus.
    const shows =
      element instanceof HTMLIFrameElement ||
      drawn.some(([part, pseudo]) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    return {
      element: element.outerHTML.slice(0, 140),
      isBody: element === document.body,
      shows,
      inSight,
    };
  });
