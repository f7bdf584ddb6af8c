import { minutesOf, walk, walkHotels } from '#content/walk.ts';
import { desktop, expect, test } from '#harness/journey.ts';

const { least, start } = walk.slider;
const within = (minutes: number) => walkHotels.filter((hotel) => minutesOf(hotel) <= minutes);

test('the list of hotels follows the ring, which moves by key and by pointer', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/case_study/Haramayn-Hotels');
  const slider = page.getByRole('slider', { name: walk.slider.label });
  const names = page
    .getByRole('listitem')
    .filter({ hasText: walk.nightly })
    .getByRole('heading', { level: 3 })
    .filter({ visible: true });
  const expectWithin = async (minutes: number) => {
    const hotels = within(minutes);
    const count = walk.count(hotels.length, walkHotels.length, minutes);
    await expect(page.getByRole('status')).toHaveText(count);
    await expect(names).toHaveText(hotels.map(({ name }) => name));
  };
  await expectWithin(start);

  await test.step('a key pressed before the script has loaded takes effect', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue(String(least));
    resolve();
    await expectWithin(least);
    await expect(slider).toHaveAttribute('aria-valuetext', `${least} minutes`);
  });

  await test.step('the ring is pulled outwards from its edge', async () => {
    const plan = page.getByRole('img', { name: walk.plan });
    await plan.scrollIntoViewIfNeeded();
    const box = await plan.boundingBox();
    if (!box) throw new Error('The plan has no size.');
    // The grip of the ring is at the bottom right, 142 degrees from north.
    const angle = ((142 - 90) * Math.PI) / 180;
    const at = (minutes: number): [number, number] => [
      box.x + box.width / 2 + (minutes * box.width * Math.cos(angle)) / 33,
      box.y + box.height / 2 + (minutes * box.width * Math.sin(angle)) / 33,
    ];
    await page.mouse.move(...at(least));
    await page.mouse.down();
    await page.mouse.move(...at(5), { steps: 4 });
    await page.mouse.up();
    await expectWithin(5);
  });
});
