import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { engines } from './engines/all-engines.ts';
import { olderBuild } from './engines/older-build.ts';
import { startChromium } from './engines/puppeteer.ts';
import { untilFontsChanged } from './engines/until-fonts-changed.ts';
import type { Engine, Window } from './engines/window.ts';

/** What some engines lack: used where there is something to use, and not missed where there is not. */
const each = [
  ...engines.map((engine) => ({ ...engine, isOlder: false })),
  { name: 'An older Chromium', start: startChromium, lacking: undefined, isOlder: true },
];

const desktop = { width: 1280, height: 800, script: true };

const stage = `(() => {
  const details = document.querySelectorAll('main details[name]')[1];
  const { bottom, height } = details.getBoundingClientRect();
  const summary = details.querySelector('summary').getBoundingClientRect().height;
  const end = details.lastElementChild.getBoundingClientRect().bottom;
  return {
    isOpen: details.open,
    hasRoom: height > summary + 20,
    isCut: details.open && end > bottom + 1,
    grows: getComputedStyle(details.parentElement).interpolateSize === 'allow-keywords',
  };
})()`;

const message = `(() => {
  const field = document.querySelector('main textarea');
  const { fieldSizing, overflowY } = getComputedStyle(field);
  return {
    height: field.clientHeight,
    grows: fieldSizing === 'content',
    isWhole: field.scrollHeight <= field.clientHeight + 1,
    scrolls: ['auto', 'scroll'].includes(overflowY) && field.scrollTop > 0,
  };
})()`;

/** Whether something moves with the page, and the texts of a part that cannot be seen at the page's end. */
const along = (part: string) => `(() => {
  const isTied = ({ timeline }) => timeline !== null && timeline !== document.timeline;
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  const seen = { opacityProperty: true, visibilityProperty: true };
  const texts = document.querySelectorAll('${part} :is(h2, h3, p, li, dt, dd)');
  const hidden = [...texts].filter((text) => text.checkVisibility() && !text.checkVisibility(seen));
  return {
    texts: texts.length > 10,
    tied: document.getAnimations().some(isTied),
    hidden: hidden.map((text) => text.textContent),
  };
})()`;

describe.each(each)('$name', ({ start, lacking, isOlder }) => {
  describe.skipIf(lacking)('with what it has', { timeout: 180_000 }, () => {
    let build: Awaited<ReturnType<typeof olderBuild>> | undefined;
    let workplace: Workplace;
    let service: ServiceProcess;
    let engine: Engine;
    let shown: Window;

    beforeAll(async () => {
      build = isOlder ? await olderBuild() : undefined;
      workplace = await createWorkplace(build?.folder ?? 'dist');
      service = await workplace.start();
      engine = await start();
    });
    afterEach(() => shown?.close());
    afterAll(async () => {
      await engine?.close();
      await service?.stop();
      await workplace?.remove();
      await build?.remove();
    });

    const visit = async (path: string) => {
      shown = await engine.open(desktop);
      await shown.goto(`${service.url}${path}`);
      await untilFontsChanged(shown);
    };
    const knows = async (property: string, value: string) =>
      !isOlder && (await shown.evaluate<boolean>(`CSS.supports('${property}', '${value}')`));

    it('opens a stage to its whole height and closes it again (interpolate-size)', async () => {
      await visit('/');
      const grows = await knows('interpolate-size', 'allow-keywords');
      const look = () => shown.evaluate(stage);
      await shown.click('(//main//details[@name])[2]/summary');
      await expect.poll(look).toEqual({ isOpen: true, hasRoom: true, isCut: false, grows });
      await shown.click('(//main//details[@name])[2]/summary');
      await expect.poll(look).toEqual({ isOpen: false, hasRoom: false, isCut: false, grows });
      expect(await shown.complaints()).toEqual([]);
    });

    it('shows all of a long message, or lets it scroll (field-sizing)', async () => {
      await visit('/contact');
      const grows = await knows('field-sizing', 'content');
      const look = () => shown.evaluate<{ height: number; isWhole: boolean }>(message);
      const { height } = await look();
      await shown.type('//main//textarea', 'We need a booking engine. '.repeat(28));
      await expect
        .poll(look)
        .toMatchObject({ grows, ...(grows ? { isWhole: true } : { height, scrolls: true }) });
      if (grows) expect((await look()).height).toBeGreaterThan(height);
      expect(await shown.complaints()).toEqual([]);
    });

    it.each([
      ['/', 'main > section:nth-of-type(2)'],
      ['/services/Web-Design-Services', 'main'],
    ])(
      'tells the whole story of %s, moving with the page or still (scroll timelines)',
      async (path, part) => {
        await visit(path);
        const tied = await knows('animation-timeline', 'view()');
        await expect
          .poll(() => shown.evaluate(along(part)))
          .toEqual({ texts: true, tied, hidden: [] });
        expect(await shown.complaints()).toEqual([]);
      },
    );

    it('leads on (view transitions, speculation rules)', async () => {
      await visit('/about');
      const path = async () => new URL(await shown.url()).pathname;
      const title = () => shown.text('//h1');
      for (const [name, place, heading] of [
        ['Contact', '/contact', 'Contact Us'],
        ['Careers', '/career', 'Careers'],
      ] as const) {
        const link = `//nav[@aria-label="Main"]//a[normalize-space(.)="${name}"]`;
        // A visitor who lingers has the page prepared where the engine can.
        await shown.hover(link);
        await shown.click(link);
        await expect.poll(path).toBe(place);
        await expect.poll(title).toContain(heading);
        await expect
          .poll(() => shown.evaluate<boolean>('!document.activeViewTransition'))
          .toBe(true);
        expect(await shown.evaluate('scrollY')).toBe(0);
        expect(await shown.complaints()).toEqual([]);
      }
    });
  });
});
