import { desktop, expect, phone, test, waitForScripts } from '#harness/journey.ts';

const menu = ['Home', 'Company', 'Service', 'About Us', 'Contact', 'Careers'];

test.describe('§2 Header, desktop', () => {
  test.use({ viewport: desktop });

  test('§2 main menu in the order of the specification, each leading to its page', async ({
    page,
  }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const entries = nav.locator('> ul > li');
    await expect(entries).toHaveCount(menu.length);
    for (const [index, title] of menu.entries()) {
      await expect(entries.nth(index)).toContainText(title);
    }
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
  });

  test('§2 the current page is marked, and the part of the site a page lies in', async ({
    page,
  }) => {
    await page.goto('/contact');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const contact = nav.getByRole('link', { name: 'Contact', exact: true });
    await expect(contact).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    await page.goto('/services/SEO-Services');
    const service = nav.getByRole('link', { name: 'Service', exact: true });
    await expect(service).toHaveAttribute('aria-current', 'true');
  });

  test('§2 Company mega menu: three cards and the four social profiles', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Company' }).hover();
    const panel = page.locator('#company-menu');
    await expect(panel).toBeVisible();
    for (const [card, path] of [
      ['About', '/about'],
      ['Portfolio', '/portfolio'],
      ['Services', '/services'],
    ] as const) {
      await expect(panel.getByRole('link', { name: card })).toHaveAttribute('href', path);
    }
    for (const profile of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
      await expect(panel.getByRole('link', { name: profile, exact: true })).toBeVisible();
    }
    await panel.getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
  });

  test('the mega menu opens on hover and closes when the pointer leaves', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#company-menu');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Company' }).hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(panel).toBeHidden();
  });

  test('the mega menu opens on focus, closes on Escape and never traps', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Company' });
    const panel = page.locator('#company-menu');
    await page.keyboard.press('Tab'); // the skip link
    await page.keyboard.press('Tab'); // the logo
    await page.keyboard.press('Tab'); // Home
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    // The focus has opened it: the first Enter keeps it, the second closes it.
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
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Service', exact: true })).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('the mega menu opens on click, stays, and closes on the next one', async ({ page }) => {
    await page.goto('/');
    await waitForScripts(page);
    await page.clock.install();
    const opener = page.getByRole('button', { name: 'Company' });
    const panel = page.locator('#company-menu');
    await opener.click();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 790);
    // The pointer has left for longer than the menu waits; it was clicked open, so it stays.
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();
    await opener.click();
    await expect(panel).toBeHidden();
    await opener.click();
    await page.mouse.click(640, 790);
    await expect(panel).toBeHidden();
  });

  test('the mega menu can be entered in the moment it opens', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Company' });
    const panel = page.locator('#company-menu');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    const entered = await opener.evaluate((button: HTMLButtonElement) => {
      button.click();
      const link = document.querySelector<HTMLElement>('#company-menu a');
      link?.focus();
      return document.activeElement === link;
    });
    expect(entered).toBe(true);
    await expect(panel).toBeVisible();
  });

  test('§9 the header is normal at 80 px and sticky at 81, and nothing shifts', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('banner').locator('> div').first();
    const position = () => bar.evaluate((element) => getComputedStyle(element).position);
    const mainTop = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    const before = await mainTop();
    const scrollTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    };
    await scrollTo(80);
    await expect.poll(position).not.toBe('fixed');
    await scrollTo(81);
    await expect.poll(position).toBe('fixed');
    expect(await mainTop()).toBe(before);
    await scrollTo(80);
    await expect.poll(position).not.toBe('fixed');
  });
});

test.describe('§2 Header, mobile', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('§2 the menu opens and closes by its toggle', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: /^(?:Menu|Close)$/ });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await toggle.click();
    await expect(nav).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // The word it says now stands on one line.
    const word = await page.getByText('Close', { exact: true }).boundingBox();
    expect(Number(word?.height)).toBeLessThan(30);
    await toggle.click();
    await expect(nav).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('§2 the submenu is an accordion, closed at first, one open at a time', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    const groups = nav.locator('details');
    await expect(groups).toHaveCount(1);
    await expect(groups).not.toHaveAttribute('open');
    await nav.getByText('Company', { exact: true }).click();
    await expect(groups).toHaveAttribute('open');
    for (const [title, path] of [
      ['About Us', '/about'],
      ['Portfolio', '/portfolio'],
      ['Services', '/services'],
    ] as const) {
      const link = groups.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
    // A second group of the same name closes the first: the browser keeps at most one open.
    await groups.evaluate((group) => {
      const second = group.cloneNode(true) as HTMLDetailsElement;
      second.open = false;
      group.after(second);
    });
    await groups.nth(1).locator('summary').click();
    await expect(groups.nth(0)).not.toHaveAttribute('open');
    await expect(groups.nth(1)).toHaveAttribute('open');
    await groups.nth(1).locator('summary').click();
    await expect(groups.nth(1)).not.toHaveAttribute('open');
  });

  test('§2 a click on the backdrop closes the menu and touches nothing behind it', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await page.mouse.click(10, 500);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('Escape closes the menu and the focus returns to the toggle', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await page.keyboard.press('Tab');
    const nav = page.getByRole('navigation', { name: 'Main' });
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
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const inMain = await page.evaluate(
        () => document.activeElement?.closest('main, footer, [href="#content"]') !== null,
      );
      expect(inMain).toBe(false);
    }
  });
});

test.describe('§2 Header without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole menu is reachable on a desktop', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#company-menu');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Company' }).hover();
    await panel.getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
    const company = page.getByRole('button', { name: 'Company' });
    await company.focus();
    await expect(panel).toBeVisible();
    // Nothing could say when it is open, so nothing says that it is closed.
    await expect(company).not.toHaveAttribute('aria-expanded');
  });

  test('the whole menu is reachable on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByText('Company', { exact: true }).click();
    await nav.getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.click(10, 500);
    await expect(nav).toBeHidden();
  });
});
