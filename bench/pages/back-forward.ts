import { withTab } from './browser.ts';
import { limitDoor } from './measured-build.ts';

/** Leaves a page and comes back; empty if it was kept as it was, else the browser's reasons. */
export const whyNotKept = (chromePath: string, url: string): Promise<string> =>
  withTab(chromePath, async (tab) => {
    await tab.goto(url, { waitUntil: 'load' });
    await tab.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) Object.assign(window, { isKept: true });
      });
    });
    await tab.goto(new URL(limitDoor, url).href, { waitUntil: 'load' });
    await tab.evaluate(() => history.back());
    await tab.waitForFunction(
      (path: string) => location.pathname === path && document.readyState === 'complete',
      { timeout: 15_000 },
      new URL(url).pathname,
    );
    return tab.evaluate(() => {
      if ('isKept' in window) return '';
      const [navigation] = performance.getEntriesByType('navigation');
      const reasons =
        navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : null;
      return JSON.stringify(reasons ?? 'no reason given');
    });
  });
