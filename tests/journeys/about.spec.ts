import { identity } from '#agency/identity.ts';
import { clientLogosOf } from '#content/about.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { team: people } = content;
const clientLogos = clientLogosOf(content.clients);

const points = [
  'Quality Comes First',
  'Flexible Cooperation',
  'On-time Delivery',
  'Transparent Costs',
  'Qualified Developers',
  'Quick Scale-up',
];

test.describe('§2 /about', () => {
  for (const viewport of [desktop, phone]) {
    test(`§2 §9 everything the specification lists, in its order, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/about');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us');

      for (const card of ['Our History', 'Our Mission', 'Our Vision']) {
        await expect(main.getByRole('heading', { level: 3, name: card })).toBeVisible();
      }
      await expect(main.getByText(`Since ${identity.founded}`, { exact: true })).toBeVisible();

      for (const counter of [
        '9+ years of experience',
        '280+ success stories',
        '200+ companies trust us',
        '100% results guaranteed',
      ]) {
        await expect(main.getByRole('listitem').filter({ hasText: counter })).toHaveText(counter);
      }
      await expect(main.getByText('50+ employees in 3 countries')).toBeVisible();

      const why = main.locator('section').filter({
        has: page.getByRole('heading', { name: 'Why Our Services are Better' }),
      });
      await expect(why.getByRole('heading', { level: 3 })).toHaveText(points);

      const order = await main.getByRole('heading', { level: 2 }).allTextContents();
      expect(order.indexOf('Our clients')).toBeGreaterThan(-1);
      expect(order.indexOf('Our clients')).toBeLessThan(
        order.indexOf('The story so far, in numbers'),
      );
      expect(order.indexOf('The story so far, in numbers')).toBeLessThan(
        order.indexOf('Why Our Services are Better'),
      );

      await main.getByRole('link', { name: 'Contact Us Today!' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }

  test('§2 the film opens in a dialog, plays by itself and lets go when it closes', async ({
    page,
  }) => {
    await page.goto('/about');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(dialog).toBeVisible();
    const video = dialog.locator('video');
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
    await dialog.getByRole('button', { name: 'Close the film' }).click();
    await expect(dialog).toBeHidden();
    await expect(video).toHaveCount(0);
  });

  test('the team is linked where its people are named, and everyone in it', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Meet the people' })).toHaveAttribute(
      'href',
      '/team',
    );
    for (const { name, title, slug } of people) {
      await expect(main.getByRole('link', { name: `${name}, ${title}` })).toHaveAttribute(
        'href',
        `/team-single/${slug}`,
      );
    }
    await main.getByRole('link', { name: 'Meet the team' }).click();
    await expect(page).toHaveURL('/team');
  });

  test('the clients of the case studies are among the clients', async ({ page }) => {
    await page.goto('/about');
    const list = page.getByRole('list', { name: 'Our clients' });
    for (const client of ['Noor Umrah', 'Mahatal Al Alam', 'Haramayn Hotels']) {
      await expect(list.getByRole('img', { name: client })).toHaveCount(1);
    }
  });

  test('§9 the client logos: moving without end, as many visible as at that width, pausable', async ({
    page,
  }) => {
    await page.goto('/about');
    const list = page.getByRole('list', { name: 'Our clients' });
    await expect(list.getByRole('listitem')).toHaveCount(clientLogos.clients.length);
    const visible = () =>
      list.evaluate((track) => {
        const window = track.closest('div:has(> div > ul)') as HTMLElement;
        const slide = track.querySelector('li') as HTMLElement;
        return Math.round(window.clientWidth / slide.getBoundingClientRect().width);
      });
    for (const [width, count] of [
      [1280, 7],
      [1000, 7],
      [990, 5],
      [766, 4],
      [599, 3],
      [449, 2],
      [349, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await visible(), `${width} px`).toBe(count);
    }
    await page.setViewportSize(desktop);
    const playState = () =>
      list.evaluate((track) => getComputedStyle(track.parentElement as Element).animationPlayState);
    const duration = await list.evaluate(
      (track) => getComputedStyle(track.parentElement as Element).animationDuration,
    );
    expect(duration).toBe(`${3 * clientLogos.clients.length}s`);
    expect(await playState()).toBe('running');
    await page.getByLabel('Pause the moving list: Our clients').check();
    expect(await playState()).toBe('paused');
  });
});
