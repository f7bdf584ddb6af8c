import type { Locator } from '@playwright/test';
import { desktop, expect, phone, test, waitForScripts } from '#harness/journey.ts';

/** Expects this slide of a hydrated carousel. All other slides are inert. */
async function expectSlide(carousel: Locator, name: string): Promise<void> {
  const slide = carousel.locator('figure:not([inert])');
  await expect(slide).toHaveCount(1);
  await expect(slide).toHaveAccessibleName(name);
}

test('§2 §4 technologies has five tabs, the first is active, and a click activates another', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const list = page.getByRole('tablist');
  const panel = page.getByRole('tabpanel');
  const titles = ['Web Platform', 'Databases', 'SEO', 'Graphic Design', 'Other Frameworks'];
  await expect(list.getByRole('tab')).toHaveText(titles.map((title) => new RegExp(`${title}$`)));
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (const title of titles) {
    if (title !== titles[0]) await list.getByRole('tab', { name: title }).click();
    await expect(list.getByRole('tab', { selected: true })).toHaveAccessibleName(title);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(title);
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    // All panels have the same height, so nothing below moves.
    expect.soft(await page.evaluate(() => document.body.scrollHeight), title).toBe(height);
  }
});

test('§2 §4 §9 the working process has five items, opens one at most, and its side list controls them', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const titles = [
    'Discovery Phase',
    'Design and Development',
    'Maintenance',
    'Deployment',
    'Testing and QA',
  ];
  const items = page.getByRole('main').locator('details[name]');
  const summaries = items.locator('summary');
  const sideList = page.getByRole('navigation', { name: 'The five stages' });
  const stations = sideList.getByRole('button');
  const openItems = () =>
    items.evaluateAll((all) =>
      all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
    );
  const expectOpen = async (open: readonly number[]) => {
    await expect.poll(openItems).toEqual(open);
    for (const index of titles.keys()) {
      const isOpen = String(open.includes(index));
      await expect.soft(stations.nth(index)).toHaveAttribute('aria-expanded', isOpen);
    }
  };
  await expect(summaries).toHaveText(titles.map((title, index) => `0${index + 1}${title}`));
  expect(await openItems()).toEqual([0]);
  // Before hydration the entries of the side list are links.
  await sideList.getByRole('listitem').nth(1).click();
  await expectOpen([1]);
  await expect(stations).toHaveText(titles);
  await summaries.nth(2).click();
  await expectOpen([2]);
  await summaries.nth(2).click();
  await expectOpen([]);
  await stations.nth(3).click();
  await expectOpen([3]);
  await stations.nth(3).click();
  await expectOpen([]);
});

test('§2 §4 the film loads and plays when it is opened and is removed when it is closed', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)/.test(request.url())) films.push(request.url());
  });
  await page.setViewportSize(desktop);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Play the film' });
  const dialog = page.getByRole('dialog', { name: /journey/ });
  const video = dialog.locator('video');
  const isPlaying = () =>
    video.evaluate((film: HTMLVideoElement) => !film.paused && film.readyState > 0);
  await page.getByRole('link', { name: 'Get Started' }).focus();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(films).toEqual([]);

  for (const [open, close] of [
    [() => page.keyboard.press('Enter'), () => page.keyboard.press('Escape')],
    [() => opener.click(), () => page.mouse.click(desktop.width / 2, 4)],
    [() => opener.click(), () => page.getByRole('button', { name: 'Close the film' }).click()],
  ] as const) {
    await open();
    await expect(dialog).toBeVisible();
    await expect.poll(isPlaying).toBe(true);
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('video')).toHaveCount(0);
  }

  await test.step('the film has a description, and the focus stays in the dialog', async () => {
    await opener.click();
    await expect(video).toHaveAccessibleDescription(/silent film/);
    await dialog.getByText('What the film shows, in words').click();
    await expect(dialog.getByRole('group').getByText(/silent film/)).toBeVisible();
    const outside = page.locator(':focus:not(body)').and(page.locator(':not(dialog *, dialog)'));
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      await expect(outside).toHaveCount(0);
    }
  });
});

test('§1 testimonials loop through all quotes with a previous and a next arrow', async ({
  page,
}) => {
  await page.goto('/');
  const quotes = page.getByRole('region', { name: 'What customers say' });
  const count = await quotes.locator('figure').count();
  expect(count).toBeGreaterThanOrEqual(3);
  for (let moves = 1; moves <= count; moves += 1) {
    await quotes.getByRole('button', { name: 'Next quote' }).click();
    await expectSlide(quotes, `${(moves % count) + 1} of ${count}`);
  }
  await quotes.getByRole('button', { name: 'Previous quote' }).click();
  await expectSlide(quotes, `${count} of ${count}`);
});

test('§2 §9 recent works loop through four slides with pagination and show two slides from 1025 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const works = page.getByRole('region', { name: 'recent best works' });
  const pagination = works.getByRole('button');
  const slidesPerView = () =>
    works.evaluate((carousel) => {
      const slide = carousel.querySelector('figure:not([inert])');
      return Math.round(carousel.clientWidth / Number(slide?.clientWidth));
    });
  await pagination.nth(2).click();
  await expectSlide(works, '3 of 4');
  await expect(pagination).toHaveCount(4);
  await expect(pagination.nth(2)).toHaveAttribute('aria-current', 'true');
  for (const place of [4, 1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(works, `${place} of 4`);
  }
  expect(await slidesPerView()).toBe(1);
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect.poll(slidesPerView).toBe(2);
});

test('§9 the figures count up without a layout shift, but not under reduced motion', async ({
  page,
}) => {
  const entry = page.getByText('Projects done').locator('..');
  const figure = entry.getByRole('definition').locator('> span');
  const counting = figure.locator('[aria-hidden="true"]');
  await page.clock.install();
  await page.goto('/');
  await waitForScripts(page);
  const widthBefore = (await figure.boundingBox())?.width;
  await page.clock.pauseAt(Date.now() + 60_000);
  await figure.scrollIntoViewIfNeeded();
  await expect(counting).toHaveText('90+');
  await page.clock.runFor(300);
  await expect(counting).toHaveText(/^9[1-9]\+$/);
  // Assistive technology reads the final figure all the time.
  expect.soft(await figure.evaluate(({ firstChild }) => firstChild?.textContent)).toBe('100+');
  expect.soft((await figure.boundingBox())?.width).toBe(widthBefore);
  await page.clock.runFor(1000);
  await expect(figure).toHaveText('100+');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.resume();
  await waitForScripts(page);
  await page.clock.pauseAt(Date.now() + 120_000);
  await figure.scrollIntoViewIfNeeded();
  // Observers are called in the order of their creation, so the observer of the figures has been
  // called.
  await figure.evaluate((element) =>
    new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(element);
    }).then(() => true),
  );
  await expect(counting).toHaveCount(0);
  await expect(figure).toHaveText('100+');
});
