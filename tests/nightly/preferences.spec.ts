import axe from 'axe-core';
import { formOf, openForm, send } from '../harness/enquiry-form.ts';
import { desktop, expect, phone, test } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';

test.describe('with the visitor’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** The parts of a page whose edge cannot be seen. */
  const edge = (element: Element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
      getComputedStyle(element);
    return (
      borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor
    );
  };

  test('the buttons that send have an edge', async ({ page }) => {
    await page.goto('/contact');
    for (const name of ['Send Message', 'Send']) {
      const button = page.getByRole('button', { name, exact: true });
      expect.soft(await button.evaluate(edge), name).toBe(true);
    }
  });

  for (const [path, group] of [
    ['/', 'Five stages'],
    ['/faqs', 'Frequently asked questions'],
  ] as const) {
    test(`the signs of the accordion are there: ${group}`, async ({ page }) => {
      await page.goto(path);
      const signs = page.locator('main summary').filter({ visible: true });
      expect(await signs.count()).toBeGreaterThan(4);
      for (const summary of await signs.all()) {
        const drawn = await summary.evaluate((element) =>
          [element, ...element.querySelectorAll('span')].some((part) => {
            const bar = getComputedStyle(part, '::before');
            return bar.borderTopStyle === 'solid' && bar.borderTopColor !== bar.backgroundColor;
          }),
        );
        expect(drawn).toBe(true);
      }
    });
  }

  test('the page one is on is underlined, in the header, the phone’s menu and the footer', async ({
    page,
  }) => {
    const isUnderlined = (element: Element) =>
      getComputedStyle(element).textDecorationLine.includes('underline');
    await page.goto('/about');
    const current = page.locator('a[aria-current="page"]:visible').filter({ hasNotText: /^$/ });
    expect(await current.count()).toBeGreaterThan(1);
    for (const link of await current.all()) expect(await link.evaluate(isUnderlined)).toBe(true);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    const inMenu = page.getByRole('navigation').locator('a[aria-current="page"]:visible').first();
    expect(await inMenu.evaluate(isUnderlined)).toBe(true);
  });

  test('a field with a mistake is told from one without', async ({ page }) => {
    await openForm(page);
    const form = formOf(page);
    await form.getByLabel('Name', { exact: true }).fill('Ann Example');
    await send(form).click();
    const widthOf = (label: string) =>
      form
        .getByLabel(label, { exact: true })
        .evaluate((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth));
    await expect.poll(() => widthOf('Email')).toBeGreaterThan(await widthOf('Name'));
  });

  test('no wall lies behind the words', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('[data-tile-wall]').first()).toBeHidden();
  });
});

test.describe('where more contrast is wanted', () => {
  test.use({ bypassCSP: true, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  for (const path of pageKinds) {
    test.describe(path, () => {
      test.use({ expectedConsole: consoleOn(path) });

      test('every text has a contrast of seven to one', async ({ page }) => {
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          await page.goto(path);
          await page.evaluate(axe.source);
          const found = await page.evaluate<string[]>(
            `axe.run('html', { iframes: false, runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } } })
              .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => target + ' ' + any[0]?.message)))`,
          );
          expect(found).toEqual([]);
        }
      });
    });
  }
});
