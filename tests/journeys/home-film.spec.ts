import { desktop, expect, phone, test } from '#harness/journey.ts';

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`§2 The film at home on a ${device}`, () => {
    test.use({ viewport });

    test('§2 §4 closed at first, plays by itself when opened, unloaded when closed', async ({
      page,
    }) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (/\.(?:mp4|webm)/.test(request.url())) films.push(request.url());
      });
      await page.goto('/');
      const opener = page.getByRole('button', { name: 'Play the film' });
      const dialog = page.getByRole('dialog');
      const video = page.locator('dialog video');
      const isPlaying = () => video.evaluate((film: HTMLVideoElement) => !film.paused);
      const isLoaded = () =>
        video.evaluate((film: HTMLVideoElement) => film.currentSrc !== '' && film.readyState > 0);
      await page.getByRole('link', { name: 'Get Started' }).scrollIntoViewIfNeeded();
      await expect(opener).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(films).toEqual([]);

      const closings = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(viewport.width / 2, 4),
        () => page.getByRole('button', { name: 'Close the film' }).click(),
      ];
      for (const close of closings) {
        await opener.click();
        await expect(dialog).toBeVisible();
        await expect.poll(isPlaying).toBe(true);
        await expect.poll(isLoaded).toBe(true);
        await close();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(video).toHaveCount(0);
      }
      expect(films.length).toBeGreaterThan(0);
    });
  });
}

test('the sign on the play button stays in front of its star, also while that turns', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Play the film' });
  await opener.hover();
  const inFront = await opener.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && at === [...button.querySelectorAll('path')].at(-1);
  });
  expect(inFront).toBe(true);
});

test('the film has a name, a description in words, and the keyboard stays in its dialog', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).focus();
  const opener = page.getByRole('button', { name: 'Play the film' });
  await expect(opener).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /journey/ });
  await expect(dialog).toBeVisible();
  // Before anyone has opened the words that all can read.
  await expect(dialog.locator('video')).toHaveAccessibleDescription(/silent film/);
  const words = dialog.getByRole('group').getByText(/silent film/);
  await expect(words).toBeHidden();
  await dialog.getByText('What the film shows, in words').click();
  await expect(words).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
});

test.describe('§2 The film without JavaScript', () => {
  // A film on its own has no view transition to fade in with, and the browser says so.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('its play button leads to the file', async ({ page }) => {
    await page.goto('/');
    const [answer] = await Promise.all([
      page.waitForResponse(/\.mp4/),
      page.getByRole('button', { name: 'Play the film' }).click(),
    ]);
    expect(answer.headers()['content-type']).toBe('video/mp4');
  });
});
