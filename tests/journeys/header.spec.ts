import { desktop, expect, phone, test, waitForScripts } from '#harness/journey.ts';

const profiles = ['Facebook', 'Instagram', 'X', 'LinkedIn'];

test('§2 the main menu links to its pages in order, and the Company panel has its cards and the profiles', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const entries = ['Home', 'Company', 'Service', 'About Us', 'Contact', 'Careers'];
  await expect(nav.locator('> ul > li')).toContainText(entries);
  for (const [title, path] of [
    ['Service', '/services'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Careers', '/career'],
    ['Home', '/'],
  ] as const) {
    await nav.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  const company = nav
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
  await company.getByRole('button', { name: 'Company' }).hover();
  for (const [card, path] of [
    ['About', '/about'],
    ['Services', '/services'],
    ['Portfolio', '/portfolio'],
  ] as const) {
    const link = company.getByRole('link', { name: card });
    await expect.soft(link).toBeVisible();
    await expect.soft(link).toHaveAttribute('href', path);
  }
  for (const profile of profiles) {
    await expect.soft(company.getByRole('link', { name: profile, exact: true })).toBeVisible();
  }
  await company.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the Company panel opens and closes by pointer, key and click, and does not trap the focus', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await waitForScripts(page);
  const opener = page.getByRole('button', { name: 'Company' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const panel = page.locator('#company-menu');
  const away = [640, 790] as const;
  await expect(panel).toBeHidden();

  await test.step('by pointer', async () => {
    await opener.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(...away);
    await expect(panel).toBeHidden();
  });

  await test.step('by key', async () => {
    await nav.getByRole('link', { name: 'Home', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    // The panel opened on focus, so the first Enter keeps it open and the second closes it.
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'About' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    for (let link = 0; link < 8; link += 1) await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Service', exact: true })).toBeFocused();
    await expect(panel).toBeHidden();
  });

  await test.step('by click, after which it stays open', async () => {
    await page.clock.install();
    await opener.click();
    await page.mouse.move(...away);
    // Longer than the delay after which the panel closes when the pointer leaves.
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();
    await opener.click();
    await expect(panel).toBeHidden();
    await opener.click();
    await page.mouse.click(...away);
    await expect(panel).toBeHidden();
  });
});

test('§2 §4 §9 the header becomes sticky at 81 px, not at 80, and the page does not shift', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const bar = page.getByRole('banner').locator('> div').first();
  const position = () => bar.evaluate((element) => getComputedStyle(element).position);
  const mainTop = () =>
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await mainTop();
  for (const y of [80, 81, 80]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    if (y > 80) await expect.poll(position).toBe('fixed');
    else await expect.poll(position).not.toBe('fixed');
    expect(await mainTop()).toBe(before);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('§2 §4 the menu opens by its toggle, closes by toggle, backdrop and Escape, and has a submenu', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForScripts(page);
    const toggle = page.getByRole('button', { name: /^(?:Menu|Close)$/ });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await toggle.click();
    await expect(nav).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName('Close');
    await toggle.click();
    await expect(nav).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    const submenu = nav.locator('details');
    for (const [title, path] of [
      ['About Us', '/about'],
      ['Portfolio', '/portfolio'],
      ['Services', '/services'],
    ] as const) {
      const link = submenu.getByRole('link', { name: title, exact: true });
      await expect(link).toBeHidden();
      await submenu.locator('summary').click();
      await expect(link).toBeVisible();
      await expect.soft(link).toHaveAttribute('href', path);
      await submenu.locator('summary').click();
    }

    await page.mouse.click(10, 500);
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page).toHaveURL('/');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('the page behind the open menu neither scrolls nor takes the focus', async ({ page }) => {
    await page.goto('/');
    await waitForScripts(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.move(340, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const focusBehind = page.locator(':is(main, footer) :focus, [href="#content"]:focus');
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      await expect(focusBehind).toHaveCount(0);
    }
  });
});
