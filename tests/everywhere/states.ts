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
  wake,
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

const home: readonly State[] = [
  ...atBoth('home once everything runs', homeAlive),
  ...[0, 1, 2, 3, 4].map((index) => ({
    name: `technologies, tab ${index + 1}`,
    size: index % 2 ? phone : desktop,
    async show(page: Page) {
      await homeAlive(page);
      await page.getByRole('tab').nth(index).click();
      await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
    },
  })),
  ...atBoth('carousels moved', async (page) => {
    await homeAlive(page);
    await page.getByRole('button', { name: 'Next quote' }).click();
    await page
      .getByRole('region', { name: 'recent best works' })
      .getByRole('button')
      .nth(1)
      .click();
  }),
  ...atBoth('film', async (page) => {
    await homeAlive(page);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await page.getByRole('dialog').getByText('What the film shows, in words').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  ...atBoth('home, every accordion open', async (page) => {
    await homeAlive(page);
    await openAll(page);
  }),
];

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
  ...['/', '/contact'].flatMap((path) =>
    atBoth(`form of ${path} sent empty`, async (page) => {
      const form = await openForm(page, path);
      await send(form).click();
      await expect(form.getByText('Enter your name.')).toBeVisible();
    }),
  ),
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
  ...atBoth('home form with its thanks', async (page) => {
    await page.goto('/');
    const form = await wake(page);
    await page.route('**/api/contact', answerWith(201, { message: 'Thank you.' }));
    await fill(form, { ...good, Phone: '+44 121 496 0000' });
    await send(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
  }),
  ...atBoth('toast', async (page) => {
    await page.goto('/contact');
    await (await copyButton(page)).click();
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
  ...accordions,
  ...filters,
  ...form,
  ...withoutScript,
];
