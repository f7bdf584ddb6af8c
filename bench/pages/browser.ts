import { launch } from 'chrome-launcher';
import { connect, type Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/find-browser.ts';

/**
 * Chromium does not paint changes outside its window until something inside it changes too, so the
 * window is larger than every emulated screen.
 */
const chromeFlags = ['--headless=new', '--window-size=1400,1600', ...browserArguments];

/** The phone that Lighthouse emulates. */
export const lighthousePhone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens an empty tab in a new browser, with nothing cached, as a first visitor has it. */
export async function withTab<Result>(
  chromePath: string,
  use: (tab: Page) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const browserURL = `http://127.0.0.1:${chrome.port}`;
    const browser = await connect({ browserURL, defaultViewport: null });
    return await use(await browser.newPage()).finally(() => browser.disconnect());
  } finally {
    chrome.kill();
  }
}
