import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseFileIn } from '../../server/storage/open-store.ts';
import { openSqliteStore } from '../../server/storage/sqlite.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { sitePages, unknownPath } from '../harness/site-pages.ts';
import { engines } from './engines/all-engines.ts';
import { untilFontsChanged } from './engines/until-fonts-changed.ts';
import type { Engine, Window } from './engines/window.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const named = (tag: string, name: string) =>
  `//${tag}[@aria-label="${name}" or .//text()[normalize-space(.)="${name}"]]`;
const field = (label: string) => `//*[@id = //label[normalize-space(.)="${label}"]/@for]`;
const form = '//main//form[.//textarea]';
const menu = '//nav[@aria-label="Main"]';
const isPainted = `document.readyState === 'complete' && !document.activeViewTransition &&
  performance.getEntriesByType('paint').length > 0`;

const good = {
  Name: 'Ann Example',
  Email: 'ann@example.com',
  Company: 'Example Travel',
  Phone: '01214960000',
  Message: 'We need a booking engine.',
};

describe.each(engines)('$name', ({ name, start, lacking }) => {
  describe.skipIf(lacking)('as Debian ships it', { timeout: 180_000 }, () => {
    let workplace: Workplace;
    let service: ServiceProcess;
    let engine: Engine;
    let window: Window | undefined;

    beforeAll(async () => {
      workplace = await createWorkplace('dist');
      service = await workplace.start();
      engine = await start();
    });
    afterEach(async () => {
      await window?.close();
      window = undefined;
    });
    afterAll(async () => {
      await engine?.close();
      await service?.stop();
      await workplace?.remove();
    });

    const visit = async (path: string, size = desktop, script = true) => {
      window ??= await engine.open({ ...size, script });
      await window.goto(`${service.url}${path}`);
      if (script) await untilFontsChanged(window);
      return window;
    };
    const path = async (shown: Window) => new URL(await shown.url()).pathname;
    const fill = async (shown: Window, values: Partial<typeof good>) => {
      for (const [label, value] of Object.entries(values)) await shown.type(field(label), value);
    };
    const enquiries = async () => {
      const store = await openSqliteStore(databaseFileIn(workplace.dataDir));
      const all = await store.list({}, { limit: 100 });
      await store.close();
      return all;
    };

    it('shows every page whole on a phone, and complains of nothing', async () => {
      const wrong: unknown[] = [];
      for (const page of sitePages.filter((page) => page !== unknownPath)) {
        const shown = await visit(page, phone);
        const beyond = await shown.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        const titles = await shown.count('//h1');
        const complaints = await shown.complaints();
        if (beyond > 0 || titles !== 1 || complaints.length > 0) {
          wrong.push({ page, beyond, titles, complaints });
        }
      }
      expect(wrong).toEqual([]);
    });

    it('reaches every page of the menu on a desktop', async () => {
      const shown = await visit('/');
      await shown.hover(`${menu}${named('button', 'Company')}`);
      await expect.poll(() => shown.count('//*[@id="company-menu"]')).toBe(1);
      await shown.click('//*[@id="company-menu"]//a[contains(., "Portfolio")]');
      await expect.poll(() => path(shown)).toBe('/portfolio');
      // A click before the first paint of a page reaches nothing.
      await expect.poll(() => shown.evaluate(isPainted)).toBe(true);
      await shown.click(`${menu}${named('a', 'Contact')}`);
      await expect.poll(() => path(shown)).toBe('/contact');
      expect(await shown.complaints()).toEqual([]);
    });

    it.each([
      ['with scripts', true],
      ['without', false],
    ])('reaches every page of the menu on a phone, %s', async (_name, script) => {
      const shown = await visit('/about', phone, script);
      expect(await shown.count(menu)).toBe(0);
      await shown.click(named('button', 'Menu'));
      await shown.click(`${menu}//summary[normalize-space(.)="Company"]`);
      await shown.click(`${menu}${named('a', 'Portfolio')}`);
      await expect.poll(() => path(shown)).toBe('/portfolio');
    });

    it('says what is wrong with an enquiry, then sends it', async () => {
      const shown = await visit('/contact', phone);
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => shown.text(form)).toContain('Enter your phone number.');
      await fill(shown, good);
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => shown.text('//*[@role="status"]')).toContain('Your reference number');
      expect(await shown.complaints()).toEqual([]);
      expect(await enquiries()).toMatchObject([{ message: good.Message }]);
    });

    it('sends an enquiry without a script, and says what is wrong with one', async () => {
      const before = (await enquiries()).length;
      const shown = await visit('/contact', desktop, false);
      await fill(shown, { ...good, Name: 'R2', Message: `From ${name}, no script` });
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => shown.text('//*[@role="alert"]')).toContain('check your name');
      expect(await shown.text(form)).toContain('Use letters and spaces only.');
      await visit('/contact', desktop, false);
      await fill(shown, { ...good, Message: `From ${name}, no script` });
      await shown.click(`${form}${named('button', 'Send Message')}`);
      await expect.poll(() => shown.text('//h1')).toBe('Thank you');
      const after = await enquiries();
      expect(after).toHaveLength(before + 1);
      expect(after[0]?.message).toBe(`From ${name}, no script`);
    });

    it('copies the email address on the first press', async () => {
      const shown = await visit('/contact', phone);
      await shown.click(named('button', 'Copy the email address'));
      await expect.poll(() => shown.text('//*[@data-toasts]')).toContain('Email address copied');
      expect(await shown.complaints()).toEqual([]);
    });

    it('opens one answer at a time', async () => {
      const shown = await visit('/faqs', phone);
      const opened = '//main//details[@open]';
      await shown.click('(//main//details)[2]/summary');
      await expect.poll(() => shown.count(opened)).toBe(1);
      await shown.click('(//main//details)[3]/summary');
      await expect
        .poll(() => shown.evaluate<boolean>('document.querySelectorAll("main details")[2].open'))
        .toBe(true);
      expect(await shown.count(opened)).toBe(1);
    });

    it('filters the work, and the way back leads back', async () => {
      const shown = await visit('/portfolio');
      const works = '//main//h3';
      const all = await shown.count(works);
      await shown.click(
        '//nav[@aria-label="Filter the work"]//a[contains(., "Booking Platforms")]',
      );
      await expect.poll(() => shown.count(works)).toBeLessThan(all);
      await shown.evaluate('history.back()');
      await expect.poll(() => shown.count(works)).toBe(all);
      expect(await shown.complaints()).toEqual([]);
    });

    it('plays the film in a dialog that Escape closes', async () => {
      const shown = await visit('/');
      await shown.click(named('button', 'Play the film'));
      await expect.poll(() => shown.count('//dialog[@open]')).toBe(1);
      await shown.press('Escape');
      await expect.poll(() => shown.count('//dialog[@open]')).toBe(0);
      expect(await shown.complaints()).toEqual([]);
    });

    it('cuts off no quotation mark', async () => {
      const shown = await visit('/', phone);
      // A mark that hangs stands outside its line, and here that is outside what a frame shows of it.
      const hanging = await shown.evaluate<string[]>(
        `[...document.querySelectorAll('main [tabindex="0"] p')]
          .filter((line) => line.textContent.startsWith('“'))
          .map((line) => getComputedStyle(line).hangingPunctuation ?? 'none')`,
      );
      expect(hanging.length).toBeGreaterThan(1);
      expect(new Set(hanging)).toEqual(new Set(['none']));
    });

    it('shows one group of tools at a time, by click and by arrow', async () => {
      const shown = await visit('/');
      const chosen = '//*[@role="tab"][@aria-selected="true"]';
      await shown.click('(//*[@role="tab"])[2]');
      await expect.poll(() => shown.count(chosen)).toBe(1);
      const second = await shown.text(chosen);
      await shown.press('ArrowRight');
      await expect.poll(() => shown.text(chosen)).not.toBe(second);
      expect(await shown.count('//*[@role="tabpanel"]')).toBe(1);
      expect(await shown.complaints()).toEqual([]);
    });
  });
});
