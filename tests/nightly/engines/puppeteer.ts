import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../../scripts/find-browser.ts';
import { boxInWindow, firstOf, middleAtRest } from './first-of.ts';
import type { Engine, Window, WindowOptions } from './window.ts';

/**
 * Places are looked up and clicked by hand: what Puppeteer does for it runs in the page's own world, where
 * Firefox runs nothing once scripts are off.
 */
function windowOf(page: Page, close: () => Promise<void>): Window {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isCancelled = message.text().includes('47DEQpj8HBSa');
    if (['error', 'warn'].includes(message.type()) && !isCancelled) complaints.push(message.text());
  });
  // Firefox compares a script that is still loading when its page is left with the digest of nothing.
  page.on('pageerror', (error) => {
    if (!String(error).includes('47DEQpj8HBSa')) complaints.push(String(error));
  });

  // One by one, because a list of them is made in the page's own world.
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
      const found = await visible(place);
      const texts = found.map((element) => element.evaluate(({ textContent }) => textContent));
      return (await Promise.all(texts)).join('\n');
    },
    evaluate: (expression) => page.evaluate(expression),
    complaints: async () => complaints.splice(0),
    close,
  };
}

async function openIn(browser: Browser, viewport: Omit<WindowOptions, 'script'>) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  return { page, close: () => context.close() };
}

export async function startChromium(): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser() ?? 'chromium',
    // Puppeteer loses sight of a page that was rendered in advance; the other journeys do not.
    args: [...browserArguments, '--disable-features=Prerender2'],
  });
  return {
    async open({ script, ...viewport }) {
      const { page, close } = await openIn(browser, viewport);
      await page.setJavaScriptEnabled(script);
      return windowOf(page, close);
    },
    close: () => browser.close(),
  };
}

const launchFirefox = (script: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'javascript.enabled': script },
  });

/** As Debian ships it; whether scripts run is a setting of the whole browser. */
export async function startFirefox(): Promise<Engine> {
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async open({ script, ...viewport }) {
      const browser = browsers.get(script) ?? launchFirefox(script);
      browsers.set(script, browser);
      const { page, close } = await openIn(await browser, viewport);
      return windowOf(page, close);
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
