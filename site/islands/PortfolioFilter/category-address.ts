import { flushSync } from 'react-dom';

/**
 * The page's address as a store. It is the only state of the filter, so the filter survives a
 * reload, back and forward, and can be shared.
 */
const listeners = new Set<() => void>();

const parameter = 'category';

const notify = () => {
  for (const listener of listeners) listener();
};

/** The category in the address as written there, or an empty string. */
const requested = () => new URLSearchParams(location.search).get(parameter) ?? '';

/** The category the works show. During a view transition it is one step behind the address. */
let shown: string | undefined;

function show(): void {
  shown = requested();
  notify();
}

/**
 * Marks the chosen filter at once, then moves the works in a view transition where the browser
 * supports it and motion is allowed. Capturing takes a moment, so the marked filter is painted
 * first.
 */
function follow(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !CSS.supports('selector(:active-view-transition-type(a))')) {
    show();
    return;
  }
  notify();
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { ready } = document.startViewTransition({
        update: () => flushSync(show),
        types: ['portfolio-filter'],
      });
      // Rejected if another choice interrupts the transition. The works are in their new places
      // regardless.
      ready.catch(() => undefined);
    }),
  );
}

export const categoryAddress = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) {
      shown = requested();
      window.addEventListener('popstate', follow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      shown = undefined;
      window.removeEventListener('popstate', follow);
    };
  },

  snapshot: requested,

  /** The category the works show. */
  shownSnapshot: () => shown ?? requested(),

  /** At build time there is no address. */
  serverSnapshot: () => undefined,

  /** Follows a filter link without leaving the page. */
  follow(link: string) {
    if (link === location.pathname + location.search) return;
    history.pushState(null, '', link);
    follow();
  },

  /** Replaces an address that names no filter or spells one differently. */
  correct(link: string) {
    if (!location.search || link === location.pathname + location.search) return;
    history.replaceState(null, '', link);
    show();
  },
};

/** The address of a filter. */
export const addressOf = (path: string, category: string | undefined): string =>
  category ? `${path}?${parameter}=${encodeURIComponent(category)}` : path;
