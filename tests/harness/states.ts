import type { Page } from '@playwright/test';
import {
  fill,
  formOf,
  good,
  holdPosts,
  openForm,
  respondWith,
  send,
  thanks,
  trouble,
} from './enquiry-form.ts';
import { desktop, expect, phone, pointAtIslands, waitForFonts, waitForScripts } from './journey.ts';

/** A page in a state after some interactions. */
export interface State {
  readonly name: string;
  readonly size: typeof phone;
  readonly withoutScript?: boolean;
  readonly show: (page: Page) => Promise<unknown>;
}

/** The console messages of some states: error responses and a failed request. */
export const consoleInStates = [/status of 422/, /ERR_FAILED/, /Failed to fetch/];

const on = (size: State['size'], name: string, show: State['show']): State => ({
  size,
  name,
  show,
});
const onBoth = (name: string, show: State['show']): State[] => [
  on(phone, `${name}, phone`, show),
  on(desktop, `${name}, desktop`, show),
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openPhoneMenu(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(navigation(page)).toBeVisible();
}

const menus: readonly State[] = [
  on(desktop, 'mega menu', async (page) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Company' }).hover();
    await expect(page.getByRole('link', { name: 'Portfolio' }).first()).toBeVisible();
  }),
  on(phone, 'phone menu', openPhoneMenu),
  on(phone, 'phone menu with its submenu', async (page) => {
    await openPhoneMenu(page);
    await navigation(page).getByText('Company', { exact: true }).click();
    await expect(navigation(page).getByRole('link', { name: 'Portfolio' })).toBeVisible();
  }),
  on(desktop, 'sticky header', async (page) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  }),
];

/** Opens every accordion of a page. With a shared `name` the browser would allow only one. */
const openAll = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

async function sendEmpty(page: Page): Promise<void> {
  await send(formOf(page)).click();
  await expect(formOf(page).getByText('Enter your name.')).toBeVisible();
}

/** Sends an enquiry and returns this response to it. */
async function sendAndReceive(page: Page, status: number, message: string): Promise<void> {
  const form = formOf(page);
  await page.route('**/api/contact', respondWith(status, { message }));
  await fill(form, { ...good, Phone: page.url().endsWith('/') ? '+44 121 496 0000' : good.Phone });
  await send(form).click();
  await expect((status < 300 ? thanks : trouble)(form)).toContainText(message);
}

const homeParts = {
  async 'carousels moved'(page: Page) {
    await page.getByRole('button', { name: 'Next quote' }).click();
    const works = page.getByRole('region', { name: 'recent best works' });
    await works.getByRole('button').nth(1).click();
  },
  'accordions open': openAll,
  'form sent empty': sendEmpty,
  'form with its thanks': (page: Page) => sendAndReceive(page, 201, 'Thank you.'),
};

/** The home page with all islands hydrated. Independent parts share a state, to save time. */
const homeState = (size: State['size'], tab: number, ...parts: (keyof typeof homeParts)[]) =>
  on(size, `home, ${[`tab ${tab}`, ...parts].join(', ')}, ${size.width} px`, async (page) => {
    await page.goto('/');
    for (const band of await page.getByRole('main').locator('> section').all()) {
      await pointAtIslands(band);
      await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
    }
    const chosen = page.getByRole('tab').nth(tab - 1);
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    for (const part of parts) await homeParts[part](page);
  });

const home: readonly State[] = [
  homeState(phone, 1),
  homeState(desktop, 1, 'form sent empty'),
  homeState(phone, 2, 'carousels moved', 'form sent empty'),
  homeState(desktop, 3, 'carousels moved', 'form with its thanks'),
  homeState(phone, 4, 'accordions open', 'form with its thanks'),
  homeState(desktop, 5, 'accordions open'),
];

const film = onBoth('film', async (page) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await page.getByRole('dialog').getByText('What the film shows, in words').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const ring = onBoth('walk to the Haram, the least distance', async (page) => {
  await page.goto('/case_study/Haramayn-Hotels');
  const slider = page.getByRole('slider');
  const before = await page.getByRole('status').textContent();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('status')).not.toHaveText(String(before));
});

const trials: readonly State[] = ['Back-Office', 'Mahatal-Al-Alam'].map((slug) =>
  on(phone, `something to try on ${slug}, the second choice`, async (page) => {
    await page.goto(`/case_study/${slug}`);
    await page.getByRole('radio').nth(1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  }),
);

const accordions: readonly State[] = ['/faqs', '/career', '/services'].map((path) =>
  on(phone, `${path}, every accordion open`, async (page) => {
    await page.goto(path);
    await openAll(page);
  }),
);

const filters: readonly State[] = ['booking', 'technology', 'Video'].flatMap((category) =>
  onBoth(`portfolio, ${category}`, async (page) => {
    await page.goto(`/portfolio?category=${category}`);
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toBeVisible();
    // The works appear once the island has read the address.
    await expect(page.locator('[data-filtered]')).toBeVisible();
  }),
);

const openAndReceive = (status: number, message: string) => async (page: Page) => {
  await openForm(page);
  await sendAndReceive(page, status, message);
};

const form: readonly State[] = [
  ...onBoth('form sent empty', async (page) => {
    await openForm(page);
    await sendEmpty(page);
  }),
  ...onBoth('form with wrong values', async (page) => {
    const form = await openForm(page);
    await fill(form, { Name: 'R2', Email: 'a', Company: 'b', Phone: 'c', Message: 'd' });
    await send(form).click();
    await expect(form.getByText('Use digits only.')).toBeVisible();
  }),
  ...onBoth('form while it sends', async (page) => {
    const form = await openForm(page);
    await holdPosts(page);
    await fill(form);
    await send(form).click();
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  }),
  ...onBoth('form with its thanks', openAndReceive(201, 'Thank you.')),
  ...onBoth('form rejected', openAndReceive(422, 'Please check your name.')),
  ...onBoth('form without a response', async (page) => {
    const form = await openForm(page);
    await page.route('**/api/contact', (route) => route.abort());
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText('Something went wrong.');
  }),
  ...onBoth('toast', async (page) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy the email address' }).click();
    await expect(page.getByRole('group').filter({ hasText: 'copied' })).toBeVisible();
  }),
];

const withoutScript: readonly State[] = [
  on(phone, 'home', (page) => page.goto('/')),
  on(phone, 'contact', (page) => page.goto('/contact')),
  on(desktop, 'portfolio', (page) => page.goto('/portfolio')),
  on(phone, 'phone menu', openPhoneMenu),
  on(phone, 'response to an invalid enquiry', async (page) => {
    await page.goto('/contact');
    await fill(formOf(page), { ...good, Name: 'R2' });
    await send(formOf(page)).click();
    await expect(trouble(formOf(page))).toContainText('Please check your name');
  }),
  on(desktop, 'response to an enquiry', async (page) => {
    await page.goto('/contact');
    await fill(formOf(page));
    await send(formOf(page)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  }),
].map((state) => ({ ...state, name: `${state.name}, no script`, withoutScript: true }));

export const states: readonly State[] = [
  ...menus,
  ...home,
  ...film,
  ...ring,
  ...trials,
  ...accordions,
  ...filters,
  ...form,
  ...withoutScript,
];

const asWithoutScript = (text: string) =>
  text
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<\/?noscript>| integrity="[^"]*"/g, '')
    .replaceAll(/\(scripting:\s*none\)/g, 'all')
    .replaceAll(/\(scripting:\s*enabled\)/g, 'not all');

/**
 * Shows pages as a browser without scripts does. Scripts stay enabled, because checkers are scripts
 * and their timers do not run in a page without.
 */
const removeScripts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch();
    return route.fulfill({ response, body: asWithoutScript(await response.text()) });
  });

/** Waits for scripts and fonts: parts of a page have no layout while the fonts change. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await waitForScripts(page);
  await waitForFonts(page);
}

export async function showState(page: Page, { show, withoutScript = false }: State) {
  if (withoutScript) await removeScripts(page);
  await show(page);
  if (!withoutScript) await waitUntilComplete(page);
}
