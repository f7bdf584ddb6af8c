import type { Page } from '@playwright/test';

/** Controls that are covered by more than a quarter. */
export const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const controls = [
      ...document.querySelectorAll('a[href], button, input, textarea, summary'),
    ].filter((control) => control.getAttribute('tabindex') !== '-1');
    const covered: string[] = [];
    for (const control of controls) {
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Text for screen readers has no visible area.
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

/** The overflow of a page in pixels, and the texts that end beyond the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Bands clip their content, so they do not count. Parts that scroll or move are inside of them.
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

/**
 * The view transition names on a page. Two elements with the same name would cancel every
 * transition.
 */
export const transitionNames = (page: Page) =>
  page.locator('*').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );

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
  readonly hasOutline: boolean;
  /** Whether a part of the element is visible. */
  readonly isVisible: boolean;
}

export const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
    );
    const isVisible = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    // Some fields have the outline on their label, and some links on the card that they cover.
    const { documentElement } = document;
    const drawn = [
      [element],
      [element, '::after'],
      [element.closest('label') ?? documentElement],
      [element.nextElementSibling ?? documentElement],
    ] as const;
    // The page in a frame shows the focus itself.
    const hasOutline =
      element instanceof HTMLIFrameElement ||
      drawn.some(([part, pseudo]) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    return {
      element: element.outerHTML.slice(0, 140),
      isBody: element === document.body,
      hasOutline,
      isVisible,
    };
  });
