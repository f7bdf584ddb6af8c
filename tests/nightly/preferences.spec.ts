import { axeFindings } from '../harness/axe.ts';
import { formOf, openForm, send } from '../harness/enquiry-form.ts';
import { desktop, expect, phone, test } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have borders, an invalid field looks different, and the tile wall is hidden', async ({
    page,
  }) => {
    await openForm(page);
    await expect(page.locator('[data-tile-wall]').first()).toBeHidden();
    for (const name of ['Send Message', 'Send']) {
      const button = page.getByRole('button', { name, exact: true });
      const hasEdge = await button.evaluate((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      });
      expect.soft(hasEdge, name).toBe(true);
    }
    const form = formOf(page);
    await form.getByLabel('Name', { exact: true }).fill('Ann Example');
    await send(form).click();
    const widthOf = (label: string) =>
      form
        .getByLabel(label, { exact: true })
        .evaluate((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth));
    await expect.poll(() => widthOf('Email')).toBeGreaterThan(await widthOf('Name'));
  });

  test('the icons of accordions are visible', async ({ page }) => {
    for (const path of ['/', '/faqs']) {
      await page.goto(path);
      const summaries = page.locator('main summary').filter({ visible: true });
      expect(await summaries.count()).toBeGreaterThan(4);
      for (const summary of await summaries.all()) {
        const isDrawn = await summary.evaluate((element) =>
          [element, ...element.querySelectorAll('span')].some((part) => {
            const bar = getComputedStyle(part, '::before');
            return bar.borderTopStyle === 'solid' && bar.borderTopColor !== bar.backgroundColor;
          }),
        );
        expect.soft(isDrawn, path).toBe(true);
      }
    }
  });

  test('the current page is underlined in the header, the phone menu and the footer', async ({
    page,
  }) => {
    const isUnderlined = (element: Element) => {
      const line = getComputedStyle(element, '::after');
      const canvas = getComputedStyle(document.documentElement);
      const hasOwnLine = line.scale === '1' && line.backgroundColor !== canvas.backgroundColor;
      return hasOwnLine || getComputedStyle(element).textDecorationLine.includes('underline');
    };
    await page.goto('/about');
    const current = page.locator('a[aria-current="page"]:visible').filter({ hasNotText: /^$/ });
    expect(await current.count()).toBeGreaterThan(1);
    for (const link of await current.all()) expect(await link.evaluate(isUnderlined)).toBe(true);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    const inMenu = page.getByRole('navigation').locator('a[aria-current="page"]:visible').first();
    expect(await inMenu.evaluate(isUnderlined)).toBe(true);
  });
});

test.describe('with prefers-contrast: more', () => {
  test.use({ bypassCSP: true, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  const onlyContrast = {
    runOnly: ['color-contrast-enhanced'],
    rules: { 'color-contrast-enhanced': { enabled: true } },
  };

  for (const path of pageKinds) {
    test.describe(path, () => {
      test.use({ expectedConsole: consoleOn(path) });

      test('every text has a contrast of seven to one', async ({ page }) => {
        await page.goto(path);
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          expect.soft(await axeFindings(page, 'html', onlyContrast)).toEqual([]);
        }
      });
    });
  }
});
