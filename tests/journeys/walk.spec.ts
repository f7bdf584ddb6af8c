import type { Page } from '@playwright/test';
import { minutesOf, walk, walkHotels } from '#content/walk.ts';
import { axeFindings } from '#harness/axe.ts';
import { expectInBudget } from '#harness/budget.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { least, most, start } = walk.slider;
const within = (minutes: number) => walkHotels.filter((hotel) => minutesOf(hotel) <= minutes);
const countAt = (minutes: number) => walk.count(within(minutes).length, walkHotels.length, minutes);
const namesOf = (hotels: readonly { readonly name: string }[]) => hotels.map(({ name }) => name);

const open = (page: Page) => page.goto('/case_study/Haramayn-Hotels');
const slider = (page: Page) => page.getByRole('slider', { name: walk.slider.label });
const names = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: walk.nightly }).getByRole('heading', { level: 3 });
const shown = (page: Page) => names(page).filter({ visible: true });

test('the ring starts where it says, and nothing comes to life before it is meant', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page);
  await expect(slider(page)).toHaveValue(String(start));
  await expect(page.getByRole('status')).toHaveText(countAt(start));
  await expect(shown(page)).toHaveText(namesOf(within(start)));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
});

test('keys move the ring, the list follows, and the count is announced', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${least} minutes`);
  await expect(page.getByRole('status')).toHaveText(countAt(least));
  await expect(shown(page)).toHaveText(namesOf(within(least)));
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status')).toHaveText(countAt(least + 2));
  await page.keyboard.press('End');
  await expect(shown(page)).toHaveText(namesOf(within(most)));
});

test('the list is put in order by price and by rating, with keys alone', async ({ page }) => {
  await open(page);
  await slider(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Nearest' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page).first()).toHaveText(
    walkHotels.toSorted((one, other) => one.nightly - other.nightly)[0]?.name ?? '',
  );
  await page.keyboard.press('ArrowRight');
  await expect(shown(page).first()).toHaveText(
    walkHotels.toSorted((one, other) => other.score - one.score)[0]?.name ?? '',
  );
});

test('the ring itself can be pulled', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page);
  const plan = page.getByRole('img', { name: walk.plan });
  await plan.scrollIntoViewIfNeeded();
  await plan.hover();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const box = await plan.evaluate((drawing) => drawing.getBoundingClientRect().toJSON());
  const minute = box.width / 33;
  const at = (minutes: number): [number, number] => {
    const angle = ((142 - 90) * Math.PI) / 180;
    return [
      box.x + box.width / 2 + minutes * minute * Math.cos(angle),
      box.y + box.height / 2 + minutes * minute * Math.sin(angle),
    ];
  };
  await page.mouse.move(...at(start));
  await page.mouse.down();
  await page.mouse.move(...at(5), { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('5');
  await expect(page.getByRole('status')).toHaveText(countAt(5));
});

test('a move before the script has come is not lost', async ({ page }) => {
  await open(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue(String(least));
  resolve();
  await expect(page.getByRole('status')).toHaveText(countAt(least));
  await expect(slider(page)).toHaveValue(String(least));
});

test('axe finds nothing, with the ring at its start and at its least', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page);
    expect(await axeFindings(page)).toEqual([]);
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('status')).toHaveText(countAt(least));
    expect(await axeFindings(page)).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test('the page stays inside its budget', ({ page }) =>
    expectInBudget(page, '/case_study/Haramayn-Hotels'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every hotel is listed with its walk, and nothing is offered that would not answer', async ({
    page,
  }) => {
    await open(page);
    await expect(shown(page)).toHaveText(namesOf(walkHotels));
    for (const hotel of walkHotels) {
      await expect(
        page.getByText(walk.way(minutesOf(hotel), hotel.gate), { exact: true }).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole('img', { name: walk.plan })).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await expect(page.getByRole('radio').first()).toBeHidden();
  });
});
