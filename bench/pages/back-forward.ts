import { lighthousePhone, withTab } from './browser.ts';
import { linkPath } from './measured-build.ts';

/**
 * Leaves a page and goes back. Empty if the back/forward cache restored it, else the browser's
 * reasons.
 */
export const whyNotKept = (chromePath: string, url: string): Promise<string> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(lighthousePhone);
    await tab.goto(url, { waitUntil: 'load' });
    await tab.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) Object.assign(window, { isKept: true });
      });
    });
    await tab.goto(new URL(linkPath, url).href, { waitUntil: 'load' });
    await tab.evaluate(() => history.back());
    await tab.waitForFunction(
      (path: string) => location.pathname === path && document.readyState === 'complete',
      { timeout: 15_000 },
      new URL(url).pathname,
    );
    return tab.evaluate(() => {
      if ('isKept' in window) return '';
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation && 'notRestoredReasons' in navigation
        ? JSON.stringify(navigation.notRestoredReasons)
        : 'the browser gives no reason';
    });
  });
