import { expect, phone, test } from '#harness/journey.ts';

/** The sections the specification names, in its order, and what each must say. */
const pages = [
  {
    path: '/privacypolicy',
    title: 'Privacy Policy',
    sections: [
      { title: 'How we use your information', says: [/answer your enquiry/] },
      {
        title: 'Information we collect',
        says: [
          /name, email address, company, phone number and message/,
          /billing/i,
          /travel preferences/i,
          /device and connection data/i,
          /session storage/,
          /openstreetmap\.org/,
        ],
      },
      { title: 'Cookies', says: [/sets no cookies/] },
      {
        title: 'Data retention',
        says: [/We keep an enquiry for 730 days/, /erases it for good, automatically/],
      },
      { title: 'Security', says: [/never written to log files/] },
      {
        title: 'Your rights',
        says: [/Access:/, /Correct:/, /Delete:/, /Object:/, /Restrict:/, /ico\.org\.uk/],
      },
      { title: 'Changes to this policy', says: [] },
      { title: 'Contact', says: [/@/] },
    ],
  },
  {
    path: '/termsconditions',
    title: 'Terms and Conditions',
    sections: [
      { title: 'Use of services', says: [] },
      { title: 'Intellectual property', says: [] },
      { title: 'Limitation of liability', says: [/negligence/] },
      { title: 'Indemnification', says: [] },
      { title: 'Termination', says: [] },
      { title: 'Changes to these terms', says: [] },
      { title: 'Contact', says: [/@/] },
    ],
  },
] as const;

/** Not the specification's: it names no such page, and no place for it in the footer. */
const statement = {
  path: '/accessibility',
  title: 'Accessibility statement',
  sections: [
    { title: 'What we aim for', says: [/level AA/, /Guidelines 2\.2/] },
    {
      title: 'How it is tested',
      says: [/Four checkers/, /three browser/, /keyboard/, /have not tested this website yet/],
    },
    { title: 'What is not perfect', says: [/OpenStreetMap/, /no captions/, /no PDF/] },
    { title: 'Tell us what is in your way', says: [/@/, /within five working days/] },
    {
      title: 'If our answer does not help',
      says: [/Equality Act 2010/, /Equality Advisory and Support Service/],
    },
    { title: 'About this statement', says: [/prepared on \d{1,2} [A-Z][a-z]+ 20\d\d/] },
  ],
} as const;

for (const { path, title, sections } of [...pages, statement]) {
  const name = path === statement.path ? path : `§2 ${path}`;

  test(`${name}: every section, written out, behind a table of contents`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(/^Last updated \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText(sections.map((section) => section.title));
    for (const section of sections) {
      const heading = page.getByRole('main').getByRole('heading', {
        level: 2,
        name: section.title,
        exact: true,
      });
      const text = heading.locator('xpath=..');
      expect((await text.textContent())?.length).toBeGreaterThan(150);
      for (const sentence of section.says) await expect(text).toContainText(sentence);
      await contents.getByRole('link', { name: section.title, exact: true }).click();
      await expect(heading).toBeInViewport();
      // The fixed header does not cover what the anchor leads to.
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(72);
    }
  });

  test(`${path} has lines one can read, on a screen and on paper`, async ({ page }) => {
    await page.goto(path);
    const paragraphs = page.locator('main [data-band] section p');
    const widest = () =>
      paragraphs.evaluateAll((all) =>
        Math.max(...all.map((one) => one.getBoundingClientRect().width)),
      );
    // About 70 characters of the text's size.
    expect(await widest()).toBeLessThanOrEqual(36 * 16);
    await page.setViewportSize(phone);
    expect(await widest()).toBeLessThanOrEqual(phone.width - 40);
    await page.emulateMedia({ media: 'print' });
    await expect(paragraphs.first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeHidden();
    await expect(page.getByText('Email address for our newsletter')).toBeHidden();
  });
}

test('the specification’s legal pages lead to the accessibility statement', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: statement.title });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: statement.title })).toBeVisible();
    await expect(link).toHaveCount(0);
  }
});

test('the privacy policy tells the truth: no cookie, nothing kept, no other host asked', async ({
  page,
  context,
}) => {
  // Requests to any host but the site's own fail every journey; /contact is left above the map.
  for (const path of ['/', '/contact', '/privacypolicy']) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }
});
