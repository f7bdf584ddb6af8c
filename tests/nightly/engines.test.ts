import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../server/storage/sqlite.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { pageKinds, unknownPath } from '../harness/site-pages.ts';
import { engines } from './engines/all-engines.ts';
import type { Window } from './engines/window.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const named = (tag: string, name: string) =>
  `//${tag}[@aria-label="${name}" or .//text()[normalize-space(.)="${name}"]]`;
const field = (label: string) => `//*[@id = //label[normalize-space(.)="${label}"]/@for]`;
const form = '//main//form[.//textarea]';
const menu = '//nav[@aria-label="Main"]';
const isPainted = `document.readyState === 'complete' && !document.activeViewTransition &&
  performance.getEntriesByType('paint').length > 0`;
const hasWebFonts = `document.querySelector('[data-web-fonts]').media !== 'not all'`;

const good = {
  Name: 'Ann Example',
  Email: 'ann@example.com',
  Company: 'Example Travel',
  Phone: '01214960000',
  Message: 'We need a booking engine.',
};

/** The invisible texts of a part of the page, after scrolling to the end. */
const hiddenTexts = (part: string) => `(() => {
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  const seen = { opacityProperty: true, visibilityProperty: true };
  const texts = [...document.querySelectorAll('${part} :is(h2, h3, p, li, dt, dd)')];
  const hidden = texts.filter((text) => text.checkVisibility() && !text.checkVisibility(seen));
  return texts.length > 10 ? hidden.map((text) => text.textContent) : 'no texts';
})()`;

describe.each(engines)('$name', ({ name, open, lacking }) => {
  describe.skipIf(lacking)('as Debian ships it', () => {
    let workplace: Workplace;
    let service: ServiceProcess;
    let window: Window | undefined;

    beforeAll(async () => {
      workplace = await createWorkplace('dist');
      service = await workplace.start();
    });
    afterEach(async () => {
      const consoleErrors = await window?.consoleErrors();
      await window?.close();
      window = undefined;
      expect(consoleErrors ?? []).toEqual([]);
    });
    afterAll(async () => {
      await service?.stop();
      await workplace?.remove();
    });

    const visit = async (path: string, size = desktop, script = true) => {
      window ??= await open({ ...size, script });
      await window.goto(`${service.url}${path}`);
      const shown = window;
      // The change of fonts may move the target of a click.
      if (script) await expect.poll(() => shown.evaluate(hasWebFonts)).toBe(true);
      return shown;
    };
    const path = async (shown: Window) => new URL(await shown.url()).pathname;
    const fill = async (shown: Window, values: Partial<typeof good>) => {
      for (const [label, value] of Object.entries(values)) await shown.type(field(label), value);
    };
    const enquiries = async () => {
      const store = await openSqliteStore(workplace.databaseFile);
      const all = await store.list({}, { limit: 100 });
      await store.close();
      return all;
    };

    // Seventeen pages take longer than the default timeout on a busy machine.
    it('shows every kind of page without overflow on a phone', { timeout: 600_000 }, async () => {
      for (const page of pageKinds.filter((page) => page !== unknownPath)) {
        const shown = await visit(page, phone);
        const beyond = await shown.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect.soft({ page, beyond, titles: await shown.count('//h1') }).toEqual({
          page,
          beyond: 0,
          titles: 1,
        });
      }
    });

    it('follows the menu on a desktop, from page to page', async () => {
      const shown = await visit('/');
      await shown.hover(`${menu}${named('button', 'Company')}`);
      await expect.poll(() => shown.count('//*[@id="company-menu"]')).toBe(1);
      await shown.click('//*[@id="company-menu"]//a[contains(., "Portfolio")]');
      await expect.poll(() => path(shown)).toBe('/portfolio');
      for (const [link, place] of [
        ['Contact', '/contact'],
        ['Careers', '/career'],
      ]) {
        // A click before the first paint has no effect.
        await expect.poll(() => shown.evaluate(isPainted)).toBe(true);
        await shown.hover(`${menu}${named('a', String(link))}`);
        await shown.click(`${menu}${named('a', String(link))}`);
        await expect.poll(() => path(shown)).toBe(place);
      }
      await expect.poll(() => shown.evaluate(isPainted)).toBe(true);
      expect(await shown.evaluate('scrollY')).toBe(0);
    });

    it.each([
      ['with scripts', true],
      ['without scripts', false],
    ])('follows the menu on a phone, %s', async (_name, script) => {
      const shown = await visit('/about', phone, script);
      expect(await shown.count(menu)).toBe(0);
      await shown.click(named('button', 'Menu'));
      await shown.click(`${menu}//summary[normalize-space(.)="Company"]`);
      await shown.click(`${menu}${named('a', 'Portfolio')}`);
      await expect.poll(() => path(shown)).toBe('/portfolio');
    });

    it('shows messages on an invalid enquiry and sends a valid one', async () => {
      const shown = await visit('/contact', phone);
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => shown.text(form)).toContain('Enter your phone number.');
      await fill(shown, good);
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => shown.text('//*[@role="status"]')).toContain('Your reference number');
      expect(await enquiries()).toMatchObject([{ message: good.Message }]);
    });

    it('shows messages on an invalid enquiry and sends a valid one without scripts', async () => {
      const before = (await enquiries()).length;
      const shown = await visit('/contact', desktop, false);
      await fill(shown, { ...good, Name: 'R2', Message: `From ${name}, no script` });
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => path(shown)).toBe('/api/contact');
      await expect.poll(() => shown.text('//*[@role="alert"]')).toContain('check your name');
      expect(await shown.text(form)).toContain('Use letters and spaces only.');
      await visit('/contact', desktop, false);
      await fill(shown, { ...good, Message: `From ${name}, no script` });
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => path(shown)).toBe('/api/contact');
      await expect.poll(() => shown.text('//h1')).toBe('Thank you');
      const after = await enquiries();
      expect(after).toHaveLength(before + 1);
      expect(after[0]?.message).toBe(`From ${name}, no script`);
      // The browser reports the response to the invalid enquiry.
      await shown.consoleErrors();
    });

    it('copies the email address on the first press', async () => {
      const shown = await visit('/contact', phone);
      await shown.click(named('button', 'Copy the email address'));
      await expect.poll(() => shown.text('//*[@data-toasts]')).toContain('Email address copied');
    });

    it('grows with a long message or scrolls it', async () => {
      const shown = await visit('/contact');
      await shown.type('//main//textarea', 'We need a booking engine. '.repeat(28));
      const canBeRead = `(() => {
        const { scrollHeight, clientHeight, scrollTop } = document.querySelector('main textarea');
        return scrollHeight <= clientHeight + 1 || scrollTop > 0;
      })()`;
      await expect.poll(() => shown.evaluate(canBeRead)).toBe(true);
    });

    it('opens one answer at a time at its full height', async () => {
      const shown = await visit('/faqs', phone);
      const opened = '//main//details[@open]';
      await shown.click('(//main//details)[2]/summary');
      await shown.click('(//main//details)[3]/summary');
      const isWhole = `(() => {
        const details = document.querySelectorAll('main details')[2];
        const end = details.lastElementChild.getBoundingClientRect().bottom;
        return details.open && end <= details.getBoundingClientRect().bottom + 1;
      })()`;
      await expect.poll(() => shown.evaluate(isWhole)).toBe(true);
      expect(await shown.count(opened)).toBe(1);
    });

    it('plays the film in a dialog that Escape closes', async () => {
      const shown = await visit('/');
      await shown.click(named('button', 'Play the film'));
      await expect.poll(() => shown.count('//dialog[@open]')).toBe(1);
      await shown.press('Escape');
      await expect.poll(() => shown.count('//dialog[@open]')).toBe(0);
    });

    it('hides no text at the end of a page whose parts move with the scroll position', async () => {
      for (const [page, part] of [
        ['/', 'main > section:nth-of-type(2)'],
        ['/services/Web-Design-Services', 'main'],
      ] as const) {
        const shown = await visit(page);
        await expect.poll(() => shown.evaluate(hiddenTexts(part))).toEqual([]);
      }
    });
  });
});
