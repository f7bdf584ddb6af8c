import { dirname } from 'node:path';
import {
  control,
  failure,
  fill,
  formOf,
  good,
  lost,
  openForm,
  send,
  statusOf,
  thanks,
  trouble,
} from '#harness/enquiry-form.ts';
import { expect, test as journey } from '#harness/journey.ts';
import { createWorkplace } from '#harness/service-process.ts';
import { serviceOrigin, templatesBuild } from '#harness/templates/variants.ts';

/** Two sites whose forms send to a service on another origin, which allows the first site only. */
const test = journey.extend<object, { programs: { allowed: string; other: string; port: string } }>(
  {
    programs: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
      async ({}, use) => {
        const siteBuild = dirname(templatesBuild('shortest'));
        const places = await Promise.all([siteBuild, siteBuild, 'dist'].map(createWorkplace));
        const [first, second, third] = places;
        const sites = await Promise.all([first?.start(), second?.start()]);
        const [allowed = '', other = ''] = sites.map((site) => site?.url);
        const service = await third?.start({ ALLOWED_ORIGINS: allowed });
        await use({ allowed, other, port: new URL(service?.url ?? '').port });
        await Promise.all([...sites, service].map((program) => program?.kill()));
        await Promise.all(places.map((place) => place.remove()));
      },
      { scope: 'worker' },
    ],
    launchOptions: [
      async ({ launchOptions, programs }, use) => {
        const rule = `--host-resolver-rules=MAP localhost:80 127.0.0.1:${programs.port}`;
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
      },
      { scope: 'worker' },
    ],
  },
);

test('a site whose origin the service allows sends there, and its policy names no other', async ({
  page,
  programs,
}) => {
  const [response] = await Promise.all([
    page.waitForResponse(`${programs.allowed}/contact`),
    openForm(page, `${programs.allowed}/contact`),
  ]);
  const policy = response.headers()['content-security-policy']?.split('; ');
  expect(policy).toContain(`connect-src 'self' ${serviceOrigin}`);
  expect(policy).toContain(`form-action 'self' ${serviceOrigin}`);
  await fill(formOf(page));
  await Promise.all([
    page.waitForRequest(`${serviceOrigin}/api/contact`),
    send(formOf(page)).click(),
  ]);
  await expect(thanks(formOf(page))).toContainText('Your reference number is');
});

test.describe('a site whose origin the service does not allow', () => {
  test.use({ expectedConsole: [[...lost, /blocked by CORS policy/], { scope: 'test' }] });

  test('fails as without a response, and keeps the enquiry', async ({ page, programs }) => {
    const form = await openForm(page, `${programs.other}/contact`);
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(good.Email);
  });
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedConsole: [[statusOf(403), statusOf(422)], { scope: 'test' }],
  });

  test('the form posts to the service, which responds with a page', async ({ page, programs }) => {
    await page.goto(`${programs.allowed}/contact`);
    await fill(formOf(page), { ...good, Name: 'R2' });
    await send(formOf(page)).click();
    await expect(page).toHaveURL(`${serviceOrigin}/api/contact`);
    await expect(trouble(formOf(page))).toContainText('Please check your name');
    await control(formOf(page), 'Name').fill('Ann Example');
    await send(formOf(page)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');

    await page.goto(`${programs.other}/contact`);
    await fill(formOf(page));
    await send(formOf(page)).click();
    await expect(trouble(formOf(page))).toContainText('This form only works on our own website.');
  });
});
