import type { Locator, Page } from '@playwright/test';
import { copyButton } from '#harness/copy-button.ts';
import { expect, phone, test } from '#harness/journey.ts';
import { toast } from '#harness/toast.ts';

/** The progress bar of a toast. The end of its animation closes the toast. */
const clock = (shown: Locator) => shown.getByRole('progressbar', { includeHidden: true });
const clockState = (shown: Locator) =>
  clock(shown).evaluate((bar) => bar.getAnimations()[0]?.playState);

/** Copies the email address, for which the page shows a toast, and slows the toast's clock down. */
async function show(page: Page): Promise<Locator> {
  await copyButton(page).click();
  const shown = toast(page, 'Email address copied');
  await expect(shown).toBeVisible();
  // So slow that the toast closes only for the reason under test, even on a slow machine.
  await clock(shown).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.updatePlaybackRate(0.001);
  });
  // The clock starts when the toast has moved in.
  await expect.poll(() => clockState(shown)).toBe('running');
  return shown;
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  return box;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('§4 a toast is at the top right, closes after 5000 ms or a click, and pauses under the pointer or when the window loses focus', async ({
  page,
}) => {
  await page.goto('/contact');
  const first = await show(page);
  const { x, y, width } = await boxOf(first);
  expect.soft(y).toBeLessThan(120);
  expect.soft(x + width).toBeGreaterThan(1280 - 32);
  await first.hover();
  await expect.poll(() => clockState(first)).toBe('paused');
  await page.mouse.move(10, 700);
  await expect.poll(() => clockState(first)).toBe('running');
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect.poll(() => clockState(first)).toBe('paused');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => clockState(first)).toBe('running');
  await first.click();
  await expect(first).toBeHidden();

  // Alt+T moves the focus to the toast and pauses it. Afterwards the focus returns.
  const second = await show(page);
  await page.keyboard.press('Alt+t');
  await expect.poll(() => clockState(second)).toBe('paused');
  await second.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(second).toBeHidden();
  await expect(copyButton(page)).toBeFocused();

  // The clock also ends under reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const third = await show(page);
  const duration = await clock(third).evaluate((bar) => {
    const [animation] = bar.getAnimations();
    animation?.finish();
    return animation?.effect?.getTiming().duration;
  });
  expect(duration).toBe(5000);
  await expect(third).toBeHidden();
});

test('§4 a toast follows the pointer, returns after a short drag and closes after a long one', async ({
  page,
}) => {
  await page.goto('/contact');
  const shown = await show(page);
  await expect(page.locator('[data-toasts]')).toHaveAttribute('aria-live', 'polite');
  const { x, y, width, height } = await boxOf(shown);
  const left = async () => (await shown.boundingBox())?.x;
  const drag = async (distance: number) => {
    await page.mouse.move(x + 80, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 80 + distance, y + height / 2, { steps: 4 });
  };
  await drag(60);
  await expect.poll(left).toBe(x + 60);
  await page.mouse.up();
  await expect.poll(left).toBe(x);
  await drag(width);
  await page.mouse.up();
  await expect(shown).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('§4 dragging a toast with a finger closes it and does not scroll the page', async ({
    page,
  }) => {
    await page.goto('/contact');
    const shown = await show(page);
    const { x, y, width, height } = await boxOf(shown);
    const scrolled = await page.evaluate(() => scrollY);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', dx: number, dy: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + 20 + dx, y: y + height / 2 + dy }],
      });
    await touch('touchStart', 0, 0);
    // Starts upwards, which would scroll the page if the toast allowed it.
    await touch('touchMove', 4, -30);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', (step * width) / 9, -30);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(shown).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
