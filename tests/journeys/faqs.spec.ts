import type { Page } from '@playwright/test';
import { answerTo, faqs } from '#content/faqs.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { questions } = content;
const { answer } = faqs.list;
const placeOf = (id: string) => questions.findIndex(({ slug }) => slug === id);

const entries = (page: Page) => page.getByRole('main').locator('details');

async function expectOpen(page: Page, open: number | undefined): Promise<void> {
  for (const index of questions.keys()) {
    const entry = entries(page).nth(index);
    if (index === open) await expect(entry).toHaveAttribute('open');
    else await expect(entry).not.toHaveAttribute('open');
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`§2 /faqs ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desktop : phone });

    test('§2 §9 every question, the first open, one at a time, the open one closes', async ({
      page,
    }) => {
      await page.goto('/faqs');
      const title = { level: 1, name: 'Frequently asked questions', exact: true };
      await expect(page.getByRole('heading', title)).toBeVisible();
      await expect(entries(page)).toHaveCount(questions.length);
      for (const [index, { question }] of questions.entries()) {
        const heading = entries(page).nth(index).getByRole('heading', { level: 2 });
        await expect(heading).toHaveText(question);
      }
      const summary = (index: number) => entries(page).nth(index).locator('summary');
      await expectOpen(page, 0);
      await summary(3).click();
      await expectOpen(page, 3);
      await summary(1).click();
      await expectOpen(page, 1);
      await summary(1).click();
      await expectOpen(page, undefined);
      await summary(4).focus();
      await page.keyboard.press('Enter');
      await expectOpen(page, 4);
    });

    test('§2 every answer is the same text, unless it has its own, with the services in two columns', async ({
      page,
    }) => {
      await page.goto('/faqs');
      for (const [index, question] of questions.entries()) {
        const entry = entries(page).nth(index);
        if (index > 0) await entry.locator('summary').click();
        const text = await entry.getByRole('paragraph').allTextContents();
        expect(text).toEqual([...answerTo(question)]);
        await expect(entry.getByRole('heading', { level: 3 })).toHaveText(answer.listTitle);
        const items = entry.getByRole('listitem');
        await expect(items).toHaveText([...answer.services]);
        const lefts = await items.evaluateAll((all) =>
          all.map((item) => Math.round(item.getBoundingClientRect().left)),
        );
        expect(new Set(lefts).size).toBe(2);
      }
    });

    test('a question can be linked to: its anchor opens it and brings it into view', async ({
      page,
    }) => {
      await page.goto('/faqs#cost');
      await expectOpen(page, placeOf('cost'));
      await expect(entries(page).nth(placeOf('cost')).locator('summary')).toBeInViewport();
      await page.goto('/');
      await page.goto('/faqs#importance');
      await expectOpen(page, placeOf('importance'));
      // The address of a question is a link inside its answer.
      const link = entries(page)
        .nth(placeOf('importance'))
        .getByRole('link', { name: 'Link to this question' });
      await expect(link).toHaveAttribute('href', '#importance');
    });
  });
}

test('the script opens a question where the browser would not do so by itself', async ({
  page,
}) => {
  await page.goto('/faqs');
  await expectOpen(page, 0);
  // This changes the address without the browser's own way to an anchor, which would open it too.
  await page.evaluate(() => {
    history.replaceState(null, '', '#cost');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expectOpen(page, placeOf('cost'));
  await expect(entries(page).nth(placeOf('cost')).locator('summary')).toBeInViewport();
});

test('no word of the answer is broken, however narrow the phone', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/faqs');
    const broken = await entries(page)
      .first()
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.flatMap((item) => {
          const text = item.lastChild;
          if (!(text instanceof Text)) return [];
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
