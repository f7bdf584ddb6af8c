import { launch } from 'chrome-launcher';
import { type Browser, connect, type Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/find-browser.ts';

/** A browser of its own for every visit, as a first visitor has it: nothing cached, nothing warmed up. */
export async function withBrowserPort<Result>(
  chromePath: string,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] });
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** The phone that Lighthouse emulates. */
export const lighthousePhone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** An empty tab in a browser of its own. */
export const withTab = <Result>(
  chromePath: string,
  use: (tab: Page, browser: Browser) => Promise<Result>,
): Promise<Result> =>
  withBrowserPort(chromePath, async (port) => {
    const browser = await connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: null,
    });
    try {
      return await use(await browser.newPage(), browser);
    } finally {
      await browser.disconnect();
    }
  });
