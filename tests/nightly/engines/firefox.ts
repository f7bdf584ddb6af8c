import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { boxInWindow, waitForStableCentre, waitForVisible } from './visible-element.ts';
import type { OpenWindow } from './window.ts';

/** Firefox reports the digest of an empty file if a page is left while a script is loading. */
const isCancelled = (message: string) => message.includes('47DEQpj8HBSa');

/**
 * Opens Debian's Firefox, with scripts on or off in the whole browser. Elements are not found by
 * Puppeteer's waiting functions, which run in the page and therefore need scripts.
 */
export const openFirefox: OpenWindow = async ({ script, ...viewport }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'javascript.enabled': script },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);

  const consoleErrors: string[] = [];
  const record = (message: string) => {
    if (!isCancelled(message)) consoleErrors.push(message);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) record(message.text());
  });
  page.on('pageerror', (error) => record(String(error)));

  // One by one, because Puppeteer builds lists of elements by a script in the page.
  const visible = async (place: string) => {
    const shown: ElementHandle[] = [];
    for (let number = 1; ; number += 1) {
      const element = await page.$(`xpath/(${place})[${number}]`);
      if (element === null) return shown;
      if (await element.isVisible()) shown.push(element);
    }
  };
  const centreOf = async (place: string) => {
    const element = await waitForVisible(place, visible);
    return waitForStableCentre(() => element.evaluate(boxInWindow));
  };
  const click = async (place: string) => page.mouse.click(...(await centreOf(place)));
  return {
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    hover: async (place) => page.mouse.move(...(await centreOf(place))),
    click,
    async type(place, text) {
      await click(place);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    count: async (place) => (await visible(place)).length,
    async text(place) {
      const texts: string[] = [];
      for (const element of await visible(place)) {
        texts.push(await element.evaluate(({ textContent }) => textContent));
      }
      return texts.join('\n');
    },
    evaluate: (expression) => page.evaluate(expression),
    consoleErrors: async () => consoleErrors.splice(0),
    close: () => browser.close(),
  };
};
