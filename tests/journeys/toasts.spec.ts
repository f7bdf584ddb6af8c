import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { sitePages } from '#harness/site-pages.ts';

/** What `showToast` does (site/islands/Toasts/show-toast.ts), from outside. */
const ask = (page: Page, text: string, kind = 'info') =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('site:toast', { detail })), {
    text,
    kind,
  });

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The bar at the foot of a toast is its clock: an animation that closes the toast when it ends. */
const clock = (toast: Locator) => toast.getByRole('progressbar', { includeHidden: true });
const clockState = (toast: Locator) =>
  clock(toast).evaluate((bar) => bar.getAnimations()[0]?.playState);

/** Almost still, but running: on a slow machine too, a toast closes only for the reason under test. */
const slowClock = (toast: Locator) =>
  clock(toast).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.updatePlaybackRate(0.001);
  });

async function shown(page: Page, text = 'A toast'): Promise<Locator> {
  await ask(page, text);
  const shown = toast(page, text);
  await expect(shown).toBeVisible();
  await slowClock(shown);
  await expect.poll(() => clockState(shown)).toBe('running');
  return shown;
}

test('§4 toasts have their place on every page, empty at first', async ({ request }) => {
  for (const path of sitePages) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<div aria-live="polite"[^>]* data-toasts=""><\/div>/);
  }
});

test('§4 §9 a toast closes by itself after 5000 ms, not before', async ({ page }) => {
  await page.goto('/');
  const first = await shown(page);
  const lasts = await clock(first).evaluate((bar) => {
    const [animation] = bar.getAnimations();
    animation?.pause();
    return animation?.effect?.getComputedTiming().duration;
  });
  expect(lasts).toBe(5000);
  await clock(first).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.currentTime = 4999;
  });
  await expect(first).toBeVisible();
  await clock(first).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
  await expect(first).toBeHidden();
});

test('§4 it waits while the pointer is on it and while the window is not in front', async ({
  page,
}) => {
  await page.goto('/');
  const first = await shown(page);
  await first.hover();
  await expect.poll(() => clockState(first)).toBe('paused');
  await page.mouse.move(10, 700);
  await expect.poll(() => clockState(first)).toBe('running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => clockState(first)).toBe('paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => clockState(first)).toBe('running');
});

test('§4 it closes on a click, on its button by keyboard, and when dragged away', async ({
  page,
}) => {
  await page.goto('/');
  const first = await shown(page, 'Click me');
  await first.click();
  await expect(first).toBeHidden();

  const second = await shown(page, 'Close me');
  const close = second.getByRole('button', { name: 'Close' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(second).toBeHidden();

  const third = await shown(page, 'Drag me');
  const box = await third.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const middle = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 4 });
  await page.mouse.up();
  // A short pull is no decision: the toast returns to its place.
  await expect.poll(async () => (await third.boundingBox())?.x).toBe(box.x);
  await expect(third).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width, middle.y, { steps: 6 });
  await page.mouse.up();
  await expect(third).toBeHidden();
});

test('§4 top right, light, announced, and accessible in every kind', async ({ page }) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/faqs');
    await ask(page, 'First');
    await ask(page, 'Second', 'success');
    await ask(page, 'Third', 'error');
    const alert = page.getByRole('alert').filter({ hasText: 'Third' });
    await expect(alert).toBeVisible();
    for (const one of [toast(page, 'First'), toast(page, 'Second'), alert]) await slowClock(one);
    // The first ones came while React was still on its way; they wait, and keep their order.
    await expect(page.locator('[data-toasts]')).toContainText(/First.*Second.*Third/);
    // axe looks at colours, which are there once the toast has arrived.
    await expect.poll(() => clockState(alert)).toBe('running');
    const box = await toast(page, 'First').boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect(viewport.width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(16);
    const background = await alert.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
    const { violations } = await new AxeBuilder({ page }).include('[data-toasts]').analyze();
    expect(violations).toEqual([]);
  }
});

test('§4 without motion nothing moves, and a toast still closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const first = await shown(page);
  const moving = () =>
    page.locator('[data-toasts]').evaluate((place) =>
      place
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .filter((frame) => 'transform' in frame || 'opacity' in frame),
    );
  expect(await moving()).toEqual([]);
  await clock(first).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
  await expect(first).toBeHidden();
});

test('React is not asked for before there is a toast', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/career');
  await expect.poll(() => page.evaluate(() => typeof window.sitePerformance)).toBe('function');
  const before = scripts.length;
  expect(scripts.filter((script) => /toasts|client/.test(script))).toEqual([]);
  await shown(page);
  expect(scripts.slice(before).some((script) => script.includes('mount-toasts'))).toBe(true);
});

test.describe('where the files of the toasts cannot be loaded', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] });

  test('the words appear all the same', async ({ page }) => {
    await page.route('**/mount-toasts*.js', (route) => route.abort());
    await page.goto('/career');
    await ask(page, 'Email address copied');
    await expect(page.getByText('Email address copied')).toBeVisible();
  });
});
