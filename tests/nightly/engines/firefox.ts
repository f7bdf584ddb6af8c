import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { boxInWindow, firstOf, middleAtRest } from './first-of.ts';
import type { OpenWindow } from './window.ts';

/** Firefox compares a script that is still loading when its page is left with the digest of nothing. */
const isCancelled = (message: string) => message.includes('47DEQpj8HBSa');

/**
 * Opens Firefox as Debian ships it; whether scripts run is a setting of the whole browser. Places are found
 * and clicked without Puppeteer's own waiting, which runs in the page, where nothing runs without scripts.
 */
export const openFirefox: OpenWindow = async ({ script, ...viewport }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'javascript.enabled': script },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);

  const complaints: string[] = [];
  const complain = (message: string) => {
    if (!isCancelled(message)) complaints.push(message);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));

  // One by one, because a list of elements is made in the page.
  const visible = async (place: string) => {
    const shown: ElementHandle[] = [];
    for (let number = 1; ; number += 1) {
      const element = await page.$(`xpath/(${place})[${number}]`);
      if (element === null) return shown;
      if (await element.isVisible()) shown.push(element);
    }
  };
  const middleOf = async (place: string) => {
    const element = await firstOf(place, visible);
    return middleAtRest(() => element.evaluate(boxInWindow));
  };
  const click = async (place: string) => page.mouse.click(...(await middleOf(place)));
  return {
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    hover: async (place) => page.mouse.move(...(await middleOf(place))),
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
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
};
