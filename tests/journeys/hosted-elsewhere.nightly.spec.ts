import { dirname } from 'node:path';
import {
  control,
  failure,
  fill,
  formOf,
  good,
  openForm,
  reported,
  send,
  thanks,
  trouble,
} from '#harness/enquiry-form.ts';
import { expect, test } from '#harness/journey.ts';
import { serviceOf } from '#harness/service-elsewhere.ts';
import { createWorkplace, type ServiceProcess, type Workplace } from '#harness/service-process.ts';
import { templatesBuild } from '#harness/templates/variants.ts';

// One site and one service at a time, each a program of its own: the service has a fixed port.
test.describe.configure({ mode: 'serial' });

let siteWorkplace: Workplace;
let serviceWorkplace: Workplace;
let site: ServiceProcess;
let service: ServiceProcess;

test.beforeAll(async () => {
  siteWorkplace = await createWorkplace(dirname(templatesBuild('shortest')));
  serviceWorkplace = await createWorkplace('dist');
  site = await siteWorkplace.start();
});
test.afterAll(async () => {
  await site.kill();
  await siteWorkplace.remove();
  await serviceWorkplace.remove();
});

/** Starts the service on its own origin for the tests around it. */
function withService(allowed: () => Record<string, string>): void {
  test.beforeAll(async ({ browser: _ }, { project }) => {
    const { hostname, port } = new URL(serviceOf(project.use.baseURL));
    service = await serviceWorkplace.start({ HOST: hostname, PORT: port, ...allowed() });
  });
  test.afterAll(() => service.kill());
}

const lost = [/ERR_FAILED$/, reported('TypeError: Failed to fetch')];

test.describe('a site whose origin the service allows', () => {
  withService(() => ({ ALLOWED_ORIGINS: site.url }));

  test('sends there, and its policy names the service and no other', async ({ page, baseURL }) => {
    const [response] = await Promise.all([
      page.waitForResponse(`${site.url}/contact`),
      openForm(page, `${site.url}/contact`),
    ]);
    const policy = response.headers()['content-security-policy']?.split('; ');
    expect(policy).toContain(`connect-src 'self' ${serviceOf(baseURL)}`);
    expect(policy).toContain(`form-action 'self' ${serviceOf(baseURL)}`);
    const form = formOf(page);
    await fill(form);
    const [request] = await Promise.all([
      page.waitForRequest(`${serviceOf(baseURL)}/api/contact`),
      send(form).click(),
    ]);
    expect(new URL(request.url()).origin).not.toBe(new URL(site.url).origin);
    await expect(thanks(form)).toContainText('Your reference number is');
  });

  test.describe('where the first try is lost', () => {
    test.use({ expectedConsole: [lost, { scope: 'test' }] });

    test('sends it there from a page without a form', async ({ page }) => {
      const form = await openForm(page, `${site.url}/`);
      await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
      await fill(form);
      await send(form).click();
      await expect(trouble(form)).toContainText(failure);
      await page.goto(`${site.url}/about`);
      await expect(page.getByText('Your enquiry has been sent')).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    // The page that says what to change is an answer of 422, which the browser reports.
    test.use({ javaScriptEnabled: false, expectedConsole: [/status of 422/] });

    test('leaves for the service, which answers with a page', async ({ page, baseURL }) => {
      await page.goto(`${site.url}/contact`);
      await fill(formOf(page), { ...good, Name: 'R2' });
      await send(formOf(page)).click();
      await expect(page).toHaveURL(`${serviceOf(baseURL)}/api/contact`);
      await expect(trouble(formOf(page))).toContainText('Please check your name');
      await control(formOf(page), 'Name').fill('Ann Example');
      await send(formOf(page)).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    });
  });
});

test.describe('a site whose origin the service does not allow', () => {
  withService(() => ({ ALLOWED_ORIGINS: 'https://www.company.com' }));
  test.use({
    expectedConsole: [[...lost, /blocked by CORS policy/, /status of 403/], { scope: 'test' }],
  });

  test('fails as any enquiry that finds no answer, and keeps it', async ({ page }) => {
    const form = await openForm(page, `${site.url}/contact`);
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(good.Email);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is told so by the service, on a page that sends', async ({ page }) => {
      await page.goto(`${site.url}/contact`);
      await fill(formOf(page));
      const [response] = await Promise.all([
        page.waitForResponse('**/api/contact'),
        send(formOf(page)).click(),
      ]);
      expect(response.status()).toBe(403);
      await expect(trouble(formOf(page))).toContainText('This form only works on our own website.');
    });
  });

  test('gets no leave to send, whatever its script asks', async ({ request, baseURL }) => {
    for (const [origin, leave] of [
      [site.url, undefined],
      ['https://www.company.com', 'https://www.company.com'],
    ] as const) {
      const asked = await request.fetch(`${serviceOf(baseURL)}/api/contact`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'sec-fetch-site': 'cross-site',
          'access-control-request-method': 'POST',
        },
      });
      expect(asked.headers()['access-control-allow-origin']).toBe(leave);
    }
  });
});
