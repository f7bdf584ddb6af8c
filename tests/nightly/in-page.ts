import type { Page } from '@playwright/test';

/**
 * Controls that a pointer does not reach in at least three quarters of their area, at the size the window
 * has: something lies over them, or they over each other.
 */
export const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const controls = [
      ...document.querySelectorAll('a[href], button, input, textarea, summary'),
    ].filter((control) => control.getAttribute('tabindex') !== '-1');
    const covered: string[] = [];
    for (const control of controls) {
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // What is there for screen readers alone has no area to hit.
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

/** Controls of less than 24 px, other than links in a sentence and those whose card is the target. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, summary')]
      .filter((control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((control) => !control.closest('p, .visually-hidden, .skip-link'))
      .filter(({ parentElement }) => {
        const around = [...(parentElement?.childNodes ?? [])];
        const isInSentence = around.some((part) => part instanceof Text && part.data.trim());
        return !isInSentence;
      })
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const card = getComputedStyle(control, '::after');
        const isCard = card.content !== 'none' && card.position === 'absolute';
        const reach = isCard ? Number.parseFloat(card.height) : height;
        return width < 24 || Math.max(height, reach) < 24;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** By how much a page is wider than its window, and texts that end beyond its edge. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Bands cut off what sticks out of them; what is meant to scroll or to pass by lies deeper.
    const isMeantTo = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('section, main, header, footer, body') &&
      (getComputedStyle(element).overflowX !== 'visible' || isMeantTo(element.parentElement));
    const texts = [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, label, summary')]
      .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((text) => !text.closest('.visually-hidden, [aria-hidden="true"]'))
      .filter((text) => !isMeantTo(text.parentElement))
      .filter((text) => text.getBoundingClientRect().right > clientWidth + 1)
      .map((text) => text.outerHTML.slice(0, 120));
    return { beyond: Math.max(0, scrollWidth - clientWidth), texts };
  });

/** What still moves. */
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
  /** Whether the focus shows, and whether any of it can be seen. */
  readonly shows: boolean;
  readonly inSight: boolean;
}

/** Where the keyboard is. */
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
    // A field that is drawn by its label shows the focus there, a link to all of a card around the card.
    const { documentElement } = document;
    const drawn = [
      [element],
      [element, '::after'],
      [element.closest('label') ?? documentElement],
      [element.nextElementSibling ?? documentElement],
    ] as const;
    // Inside a frame of another site it is for that site to show it.
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
