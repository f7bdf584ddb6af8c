import { dirname } from 'node:path';
import {
  control,
  formOf,
  good,
  openForm,
  send,
  statusOf,
  submit,
  thanks,
  trouble,
} from '#harness/enquiry-form.ts';
import { expect, test as journey } from '#harness/journey.ts';
import { createWorkplace } from '#harness/service-process.ts';
import { serviceOrigin, templatesBuild } from '#harness/templates/variants.ts';

/**
 * Runs a site and a service on two origins. The forms send to the service, which allows the site's
 * origin.
 */
const test = journey.extend<object, { site: string; service: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const workplace = await createWorkplace(dirname(templatesBuild('shortest')));
      const site = await workplace.start();
      await use(site.url);
      await site.kill();
      await workplace.remove();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ site }, use) => {
      const workplace = await createWorkplace('dist');
      const service = await workplace.start({ ALLOWED_ORIGINS: site });
      await use(new URL(service.url).host);
      await service.kill();
      await workplace.remove();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, service }, use) => {
      const rule = `--host-resolver-rules=MAP localhost:80 ${service}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

test('the form sends to the service, the only other origin in the policy', async ({
  page,
  site,
}) => {
  const [response] = await Promise.all([
    page.waitForResponse(`${site}/contact`),
    openForm(page, `${site}/contact`),
  ]);
  const policy = response.headers()['content-security-policy']?.split('; ');
  expect(policy).toContain(`connect-src 'self' ${serviceOrigin}`);
  expect(policy).toContain(`form-action 'self' ${serviceOrigin}`);
  await submit(formOf(page));
  await expect(thanks(formOf(page))).toContainText('Your reference number is');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [statusOf(422)] });

  test('the form posts to the service, which responds with a page', async ({ page, site }) => {
    await page.goto(`${site}/contact`);
    await submit(formOf(page), { ...good, Name: 'R2' });
    await expect(page).toHaveURL(`${serviceOrigin}/api/contact`);
    await expect(trouble(formOf(page))).toContainText('Please check your name');
    await control(formOf(page), 'Name').fill('Ann Example');
    await send(formOf(page)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  });
});
