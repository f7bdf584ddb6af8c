import { lighthousePhone, withTab } from './browser.ts';
import { limitDoor } from './measured-build.ts';

/** A browser's own account of a page, or of a frame in it, that it did not keep. */
interface NotRestored {
  readonly url: string | null;
  readonly src: string | null;
  readonly reasons: readonly { readonly reason: string }[] | null;
  readonly children: readonly NotRestored[] | null;
}

const flat = ({ url, src, reasons, children }: NotRestored): readonly string[] => [
  ...(reasons ?? []).map(({ reason }) => `${reason} (${url ?? src ?? 'a frame'})`),
  ...(children ?? []).flatMap(flat),
];

/** Leaves a page and comes back; empty if it was kept as it was, else the browser's reasons. */
export const whyNotKept = (chromePath: string, url: string): Promise<string> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(lighthousePhone);
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
    const account = await tab.evaluate(() => {
      if ('isKept' in window) return 'kept';
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation && 'notRestoredReasons' in navigation
        ? JSON.stringify(navigation.notRestoredReasons)
        : 'null';
    });
    if (account === 'kept') return '';
    const reasons: NotRestored | null = JSON.parse(account);
    return (reasons && flat(reasons).join(', ')) || 'the browser gives no reason';
  });
