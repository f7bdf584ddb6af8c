import { expect, test } from '#harness/journey.ts';

/** The sections in the order of the specification, and what each must contain. */
const pages = [
  {
    path: '/privacypolicy',
    title: 'Privacy Policy',
    sections: [
      { title: 'How we use your information', texts: [/answer your enquiry/] },
      {
        title: 'Information we collect',
        texts: [
          /name, email address, company, phone number and message/,
          /billing/i,
          /travel preferences/i,
          /device and connection data/i,
          /session storage/,
          /openstreetmap\.org/,
        ],
      },
      { title: 'Cookies', texts: [/sets no cookies/] },
      {
        title: 'Data retention',
        texts: [/We keep an enquiry for 730 days/, /erases it for good, automatically/],
      },
      { title: 'Security', texts: [/never written to log files/] },
      {
        title: 'Your rights',
        texts: [/Access:/, /Correct:/, /Delete:/, /Object:/, /Restrict:/, /ico\.org\.uk/],
      },
      { title: 'Changes to this policy', texts: [] },
      { title: 'Contact', texts: [/@/] },
    ],
  },
  {
    path: '/termsconditions',
    title: 'Terms and Conditions',
    sections: [
      { title: 'Use of services', texts: [] },
      { title: 'Intellectual property', texts: [] },
      { title: 'Limitation of liability', texts: [/negligence/] },
      { title: 'Indemnification', texts: [] },
      { title: 'Termination', texts: [] },
      { title: 'Changes to these terms', texts: [] },
      { title: 'Contact', texts: [/@/] },
    ],
  },
] as const;

test('§2 the legal pages have a table of contents and every section', async ({ page }) => {
  for (const { path, title, sections } of pages) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.soft(page.getByText(/^Last updated \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect.soft(contents).toHaveText(sections.map((section) => section.title));
    for (const section of sections) {
      const heading = main.getByRole('heading', { level: 2, name: section.title, exact: true });
      const text = heading.locator('xpath=..');
      expect.soft((await text.textContent())?.length, section.title).toBeGreaterThan(150);
      for (const sentence of section.texts) await expect.soft(text).toContainText(sentence);
    }
    await contents.last().click();
    const last = main.getByRole('heading', { level: 2 }).last();
    await expect(last).toBeInViewport();
    // The fixed header is 72 px high and must not cover the heading.
    const top = await last.evaluate((element) => element.getBoundingClientRect().top);
    expect.soft(top).toBeGreaterThanOrEqual(72);
    await main.getByRole('link', { name: 'Accessibility statement' }).click();
    await expect(page).toHaveURL('/accessibility');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement');
  }
});

test('no page sets a cookie, stores data or sends a request to another host, as the privacy policy says', async ({
  page,
  context,
}) => {
  // Every journey fails on a request to another host. The map on /contact is not scrolled to.
  for (const path of ['/', '/contact', '/privacypolicy']) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
});
