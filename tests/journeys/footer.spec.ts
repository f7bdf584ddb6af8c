import { identity } from '#agency/identity.ts';
import { expect, test } from '#harness/journey.ts';

test('§2 the footer shows pills, links, industries, newsletter, profiles and the current year', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-01-01T09:00:00Z'));
  await page.goto('/faqs');
  const footer = page.getByRole('contentinfo');
  const linksOf = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect.soft(await linksOf('Company')).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Careers', '/career'],
    ['FAQs', '/faqs'],
  ]);
  expect
    .soft((await linksOf('Expertise')).map(([, href]) => href))
    .toEqual([
      '/services/Web-Design-Services',
      '/services/Design-Services',
      '/services/SEO-Services',
      '/services/Web-Application-Design-and-Development',
      '/services/Content-Development-Services',
    ]);
  await expect
    .soft(footer.getByRole('list', { name: 'What we build' }).getByRole('listitem'))
    .toHaveText([
      'Custom Web Apps',
      'App Development',
      'Web Development',
      'Software Solution',
      'Enterprise Apps',
      'Devops Services',
    ]);
  const industries = footer.getByRole('heading', { name: 'Industries' }).locator('+ ul > li');
  await expect.soft(industries).toHaveCount(3);
  await expect.soft(industries.locator('a, button, [tabindex]')).toHaveCount(0);
  for (const [name, path] of [
    ['Terms & Conditions', '/termsconditions'],
    ['Privacy Policy', '/privacypolicy'],
  ] as const) {
    await expect.soft(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  for (const profile of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
    await expect.soft(footer.getByRole('link', { name: profile, exact: true })).toBeVisible();
  }
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText(`© 2031 ${identity.legalName}`);

  await test.step('the newsletter form sends nothing, neither by its button nor by Enter', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const isCall = ['document', 'xhr', 'fetch', 'ping'].includes(request.resourceType());
      if (isCall) calls.push(request.url());
    });
    const form = footer.getByRole('form', { name: 'Newsletter' });
    const box = form.getByRole('textbox', { name: 'Email address' });
    await box.fill('someone@example.com');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await box.press('Enter');
    await expect(page).toHaveURL('/faqs');
    expect(calls).toEqual([]);
  });
});
