import type { Page } from '@playwright/test';
import { copyButton } from '../harness/copy-button.ts';
import {
  answerWith,
  control,
  fill,
  formOf,
  good,
  holdPosts,
  openForm,
  send,
  thanks,
  trouble,
} from '../harness/enquiry-form.ts';
import { desktop, expect, phone, pointAtIslands } from '../harness/journey.ts';
import { toast } from '../harness/toast.ts';

/** A page as a visitor has left it. */
export interface State {
  readonly name: string;
  readonly size: typeof phone;
  readonly withoutScript?: boolean;
  readonly show: (page: Page) => Promise<unknown>;
}

const sizes = { phone, desktop };
const atBoth = (name: string, show: State['show']): State[] =>
  Object.entries(sizes).map(([device, size]) => ({ name: `${name}, ${device}`, size, show }));

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens every accordion of a page; the browser keeps one of a name open at a time. */
const openAll = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

async function homeAlive(page: Page): Promise<void> {
  await page.goto('/');
  for (const band of await page.getByRole('main').locator('> section').all()) {
    await pointAtIslands(band);
    await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
  }
}

const menus: readonly State[] = [
  {
    name: 'mega menu',
    size: desktop,
    async show(page) {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Company' }).hover();
      await expect(page.locator('#company-menu')).toBeVisible();
    },
  },
  {
    name: 'phone menu',
    size: phone,
    async show(page) {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(navigation(page)).toBeVisible();
    },
  },
  {
    name: 'phone menu with its submenu',
    size: phone,
    async show(page) {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await navigation(page).getByText('Company', { exact: true }).click();
      await expect(navigation(page).getByRole('link', { name: 'Portfolio' })).toBeVisible();
    },
  },
  {
    name: 'sticky header',
    size: desktop,
    async show(page) {
      await page.goto('/about');
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    },
  },
];

const homeParts = {
  async 'carousels moved'(page: Page) {
    await page.getByRole('button', { name: 'Next quote' }).click();
    await page
      .getByRole('region', { name: 'recent best works' })
      .getByRole('button')
      .nth(1)
      .click();
  },
  'accordions open': openAll,
  async 'form sent empty'(page: Page) {
    const form = formOf(page);
    await send(form).click();
    await expect(form.getByText('Enter your name.')).toBeVisible();
  },
  async 'form with its thanks'(page: Page) {
    const form = formOf(page);
    await page.route('**/api/contact', answerWith(201, { message: 'Thank you.' }));
    await fill(form, { ...good, Phone: '+44 121 496 0000' });
    await send(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
  },
};

/**
 * Parts of home that do not touch each other are looked at together, for four checkers take their time
 * with a page of that length: every tab once, every part at both widths.
 */
const homeState = (size: State['size'], tab: number, ...parts: (keyof typeof homeParts)[]) => ({
  name: `home, ${[`tab ${tab}`, ...parts].join(', ')}, ${size.width} px`,
  size,
  async show(page: Page) {
    await homeAlive(page);
    await page
      .getByRole('tab')
      .nth(tab - 1)
      .click();
    await expect(page.getByRole('tab').nth(tab - 1)).toHaveAttribute('aria-selected', 'true');
    for (const part of parts) await homeParts[part](page);
  },
});

const home: readonly State[] = [
  homeState(phone, 1),
  homeState(desktop, 1, 'form sent empty'),
  homeState(phone, 2, 'carousels moved', 'form sent empty'),
  homeState(desktop, 3, 'carousels moved', 'form with its thanks'),
  homeState(phone, 4, 'accordions open', 'form with its thanks'),
  homeState(desktop, 5, 'accordions open'),
];

const film: readonly State[] = atBoth('film', async (page) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await page.getByRole('dialog').getByText('What the film shows, in words').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const accordions: readonly State[] = ['/faqs', '/career', '/services'].map((path) => ({
  name: `${path}, every accordion open`,
  size: phone,
  async show(page) {
    await page.goto(path);
    await openAll(page);
  },
}));

const filters: readonly State[] = ['booking', 'technology', 'Video'].flatMap((category) =>
  atBoth(`portfolio, ${category}`, async (page) => {
    await page.goto(`/portfolio?category=${category}`);
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toBeVisible();
    // The works appear once the island has read the address.
    await expect(page.locator('[data-answered]')).toBeVisible();
  }),
);

/** Sends an enquiry that is answered like this. */
const answered = (status: number, message: string) => async (page: Page) => {
  const form = await openForm(page);
  await page.route('**/api/contact', answerWith(status, { message }));
  await fill(form);
  await send(form).click();
  await expect((status < 300 ? thanks : trouble)(form)).toContainText(message);
};

const form: readonly State[] = [
  ...atBoth('form sent empty', async (page) => {
    const form = await openForm(page);
    await send(form).click();
    await expect(form.getByText('Enter your name.')).toBeVisible();
  }),
  ...atBoth('form with wrong values', async (page) => {
    const form = await openForm(page);
    await fill(form, { Name: 'R2', Email: 'a', Company: 'b', Phone: 'c', Message: 'd' });
    await send(form).click();
    await expect(form.getByText('Use digits only.')).toBeVisible();
  }),
  ...atBoth('form half filled in', async (page) => {
    const form = await openForm(page);
    await control(form, 'Name').fill('Ann Example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.getByText('Enter your email address.')).toBeVisible();
  }),
  ...atBoth('form while it sends', async (page) => {
    const form = await openForm(page);
    await holdPosts(page);
    await fill(form);
    await send(form).click();
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  }),
  ...atBoth('form with its thanks', answered(201, 'Thank you.')),
  ...atBoth('form refused', answered(422, 'Please check your name.')),
  ...atBoth('form refused for now', answered(503, 'Later, please.')),
  ...atBoth('form without an answer', async (page) => {
    const form = await openForm(page);
    await page.route('**/api/contact', (route) => route.abort());
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText('Something went wrong.');
  }),
  ...atBoth('toast', async (page) => {
    await page.goto('/contact');
    await copyButton(page).click();
    await expect(toast(page, 'copied')).toBeVisible();
  }),
];

const withoutScript: readonly State[] = [
  { name: 'home', size: phone, show: (page: Page) => page.goto('/') },
  { name: 'contact', size: phone, show: (page: Page) => page.goto('/contact') },
  { name: 'portfolio', size: desktop, show: (page: Page) => page.goto('/portfolio') },
  {
    name: 'phone menu',
    size: phone,
    async show(page: Page) {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  {
    name: 'answer to a wrong enquiry',
    size: phone,
    async show(page: Page) {
      await page.goto('/contact');
      await fill(formOf(page), { ...good, Name: 'R2' });
      await send(formOf(page)).click();
      await expect(trouble(formOf(page))).toContainText('Please check your name');
    },
  },
  {
    name: 'answer to an enquiry',
    size: desktop,
    async show(page: Page) {
      await page.goto('/contact');
      await fill(formOf(page));
      await send(formOf(page)).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    },
  },
].map(({ name, ...state }) => ({ ...state, name: `${name}, no script`, withoutScript: true }));

export const states: readonly State[] = [
  ...menus,
  ...home,
  ...film,
  ...accordions,
  ...filters,
  ...form,
  ...withoutScript,
];
