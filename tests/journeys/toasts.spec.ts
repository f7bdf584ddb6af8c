import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '#harness/axe.ts';
import { copyButton } from '#harness/copy-button.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { toast } from '#harness/toast.ts';

/** The bar at the foot of a toast is its clock: an animation that closes the toast when it ends. */
const clock = (toast: Locator) => toast.getByRole('progressbar', { includeHidden: true });
const clockState = (toast: Locator) =>
  clock(toast).evaluate((bar) => bar.getAnimations()[0]?.playState);

/** Almost still, but running: on a slow machine too, a toast closes only for the reason under test. */
const slowClock = (toast: Locator) =>
  clock(toast).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.updatePlaybackRate(0.001);
  });

const copied = 'Email address copied';

/** Copies the email address: the page answers with a toast. */
async function shown(page: Page): Promise<Locator> {
  await copyButton(page).click();
  const shown = toast(page, copied);
  await expect(shown).toBeVisible();
  await slowClock(shown);
  await expect.poll(() => clockState(shown)).toBe('running');
  return shown;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('§4 a toast follows the pointer, returns from a short pull and leaves when dragged away', async ({
  page,
}) => {
  await page.goto('/contact');
  const first = await shown(page);
  const box = await first.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const left = async () => (await first.boundingBox())?.x;
  const dragBy = async (distance: number) => {
    await page.mouse.move(box.x + 80, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 80 + distance, box.y + box.height / 2, { steps: 4 });
  };
  await dragBy(60);
  await expect.poll(left).toBe(box.x + 60);
  await page.mouse.up();
  await expect.poll(left).toBe(box.x);
  await dragBy(box.width);
  await page.mouse.up();
  await expect(first).toBeHidden();
});

test('with the focus on it a toast waits, and gives it back when it closes', async ({ page }) => {
  await page.goto('/contact');
  const button = copyButton(page);
  const first = await shown(page);
  await button.focus();
  await page.keyboard.press('Alt+t');
  const close = first.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect.poll(() => clockState(first)).toBe('paused');
  // A mouse that comes and goes takes nothing away from the keyboard.
  await first.hover();
  await page.mouse.move(10, 700);
  await expect.poll(() => clockState(first)).toBe('paused');
  await close.press('Enter');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();

  const second = await shown(page);
  await second.click();
  await expect(second).toBeHidden();
  await expect(button).toBeFocused();
});

test('a toast is announced once, by the region that has been there from the start', async ({
  page,
}) => {
  await page.goto('/contact');
  const first = await shown(page);
  await expect(first.getByRole('progressbar')).toHaveCount(0);
  const live = page.locator(':is([aria-live], [role="status"], [role="alert"]):has(button)');
  await expect(live.filter({ hasText: copied })).toHaveCount(1);
  await expect(live.filter({ hasText: copied })).toHaveAttribute('data-toasts');
});

test('§4 top right, light, announced, in the order of asking, and accessible', async ({ page }) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    const first = await shown(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copyButton(page).click();
    const second = toast(page, 'The address is selected');
    await expect(second).toBeVisible();
    await slowClock(second);
    // axe looks at colours, which are there once the toast has arrived.
    await expect.poll(() => clockState(second)).toBe('running');
    await expect(page.locator('[data-toasts]')).toContainText(/copied.*selected/);
    const box = await first.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect(viewport.width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(16);
    const background = await first.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
    expect(await axeFindings(page, '[data-toasts]')).toEqual([]);
  }
});

test('§4 without motion nothing moves, and a toast still closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
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

test.describe('an enquiry that goes out on a later page', () => {
  // Playwright takes a bare array of two for a value and its settings.
  const expected = [
    /^Failed to load resource: net::ERR_FAILED$/,
    /^TypeError: Failed to fetch(?:\n|$)/,
  ];
  test.use({ expectedConsole: [expected, { scope: 'test' }] });

  test('shows a toast there, and React is not asked for before', async ({ page }) => {
    let scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/career');
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => typeof window.sitePerformance);
      })
      .toBe('function');
    expect(scripts.filter((script) => /toast|client/.test(script))).toEqual([]);

    await page.goto('/contact');
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    for (const [field, text] of [
      ['Name', 'Ann Example'],
      ['Email', 'ann@example.com'],
      ['Company', 'Example Travel'],
      ['Phone', '01214960000'],
      ['Message', 'We need a booking engine.'],
    ] as const) {
      await page.getByRole('main').getByRole('textbox', { name: field, exact: true }).fill(text);
    }
    await expect(page.locator('astro-island:not([ssr]) form[action]')).toBeAttached();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Something went wrong.')).toBeVisible();

    scripts = [];
    await page.goto('/career');
    await expect(toast(page, 'Your enquiry has been sent')).toBeVisible();
    expect(scripts.filter((script) => script.includes('mount-toasts'))).toHaveLength(1);
  });
});
