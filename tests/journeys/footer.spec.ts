import type { Locator, Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { footer as content } from '#content/site.ts';
import { expect, phone, test } from '#harness/journey.ts';

const pills = [
  'Custom Web Apps',
  'App Development',
  'Web Development',
  'Software Solution',
  'Enterprise Apps',
  'Devops Services',
];

test('§2 Footer: company, expertise and legal links in order, each leading to its page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const linksOf = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await linksOf('Company')).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Careers', '/career'],
    ['FAQs', '/faqs'],
  ]);
  const expertise = await linksOf('Expertise');
  expect(expertise.map(([, href]) => href)).toEqual([
    '/services/Web-Design-Services',
    '/services/Design-Services',
    '/services/SEO-Services',
    '/services/Web-Application-Design-and-Development',
    '/services/Content-Development-Services',
  ]);
  for (const [, href] of expertise) {
    expect((await request.get(String(href), { maxRedirects: 0 })).status()).toBe(200);
  }
  const terms = footer.getByRole('link', { name: 'Terms & Conditions' });
  const privacy = footer.getByRole('link', { name: 'Privacy Policy' });
  await expect(terms).toHaveAttribute('href', '/termsconditions');
  await expect(privacy).toHaveAttribute('href', '/privacypolicy');
  for (const profile of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: profile, exact: true })).toBeVisible();
  }
});

for (const width of [360, 768, 1280]) {
  test(`the social signs end on the page’s edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faqs');
    const footer = page.getByRole('contentinfo');
    const sign = footer.getByRole('link', { name: 'LinkedIn' }).locator('svg');
    const edge = footer.getByText('©').locator('..');
    const right = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.x + box.width : undefined;
    };
    expect(Math.abs(Number(await right(sign)) - Number(await right(edge)))).toBeLessThan(1);
  });
}

test('§2 Footer: industries without a target', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const industries = footer.getByRole('heading', { name: 'Industries' }).locator('+ ul > li');
  await expect(industries).toHaveText([...content.industries]);
  await expect(industries.locator('a, button, [tabindex]')).toHaveCount(0);
});

test('§2 Footer: the copyright line says the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T09:00:00Z'));
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${identity.legalName}`);
});

async function newsletterSendsNothing(page: Page): Promise<void> {
  await page.goto('/faqs');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['document', 'xhr', 'fetch', 'ping'].includes(request.resourceType())) {
      calls.push(request.url());
    }
  });
  const box = page
    .getByRole('form', { name: 'Newsletter' })
    .getByRole('textbox', { name: 'Email address' });
  await box.fill('someone@example.com');
  await box.locator('..').getByRole('button', { name: 'Send', exact: true }).click();
  await box.press('Enter');
  await expect(page).toHaveURL('/faqs');
  expect(calls).toEqual([]);
}

test('§2 Footer: the newsletter sends nothing, by its button or by Enter', async ({ page }) => {
  await newsletterSendsNothing(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 Footer: the newsletter sends nothing either', async ({ page }) => {
    await newsletterSendsNothing(page);
  });

  test('§2 Footer: the pills can be paused', async ({ page }) => {
    await page.goto('/faqs');
    const footer = page.getByRole('contentinfo');
    const track = footer.getByRole('list', { name: 'What we build' }).locator('..');
    await footer.getByRole('checkbox', { name: /Pause/ }).check({ force: true });
    await expect(track).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('§9 Footer carousel', () => {
  test('six pills pass without end, 3000 ms a slide, as many visible as specified', async ({
    page,
  }) => {
    await page.goto('/faqs');
    const list = page.getByRole('contentinfo').getByRole('list', { name: 'What we build' });
    await expect(list.getByRole('listitem')).toHaveText(pills);
    const track = list.locator('..');
    await expect(track).toHaveCSS('animation-duration', `${pills.length * 3}s`);
    await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
    await expect(track).toHaveCSS('animation-timing-function', 'linear');
    for (const [width, visible] of [
      [1440, 5],
      [1026, 5],
      [1025, 4],
      [992, 4],
      [991, 3],
      [767, 3],
      [601, 3],
      [600, 2],
      [450, 2],
      [351, 2],
      [350, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      const measured = await list.evaluate((element) => {
        const frame = element.parentElement?.parentElement as HTMLElement;
        const [first = 0, second = 0] = [...element.children].map((pill) => {
          const { left, width } = pill.getBoundingClientRect();
          return left + width / 2;
        });
        return frame.clientWidth / (second - first);
      });
      expect(measured, `visible at ${width}`).toBeCloseTo(visible, 1);
    }
  });

  test('can be paused and goes on', async ({ page }) => {
    await page.goto('/faqs');
    const footer = page.getByRole('contentinfo');
    const track = footer.getByRole('list', { name: 'What we build' }).locator('..');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    const pause = footer.getByRole('checkbox', { name: 'Pause the moving list: What we build' });
    await pause.focus();
    await page.keyboard.press('Space');
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.keyboard.press('Space');
    await expect(track).toHaveCSS('animation-play-state', 'running');
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

    test('is a still list', async ({ page }) => {
      await page.goto('/faqs');
      const footer = page.getByRole('contentinfo');
      const list = footer.getByRole('list', { name: 'What we build' });
      await expect(list.locator('..')).toHaveCSS('animation-name', 'none');
      await list.scrollIntoViewIfNeeded();
      for (const pill of pills) await expect(list.getByText(pill)).toBeInViewport({ ratio: 1 });
      await expect(footer.getByRole('checkbox')).toBeHidden();
    });
  });
});
