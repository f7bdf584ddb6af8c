import { launch } from 'chrome-launcher';
import { connect, type Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/find-browser.ts';

/**
 * The window holds every screen that is emulated in it: what changes outside it is not painted before
 * something inside changes too, and a press there would seem to take seconds.
 */
const chromeFlags = ['--headless=new', '--window-size=1400,1600', ...browserArguments];

/** A browser of its own for every visit, as a first visitor has it: nothing cached, nothing warmed up. */
export async function withBrowserPort<Result>(
  chromePath: string,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags });
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
  use: (tab: Page) => Promise<Result>,
): Promise<Result> =>
  withBrowserPort(chromePath, async (port) => {
    const browser = await connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: null,
    });
    try {
      return await use(await browser.newPage());
    } finally {
      await browser.disconnect();
    }
  });
