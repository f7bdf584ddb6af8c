import { flushSync } from 'react-dom';

/**
 * The filter's one source is the address: it survives reload, back and forward, and can be sent to
 * someone. This is that address as a store.
 */
const listeners = new Set<() => void>();

const parameter = 'category';

const notify = () => {
  for (const listener of listeners) listener();
};

/** Lets the works travel to their new places where motion is allowed and the browser can. */
function withMotion(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !CSS.supports('selector(:active-view-transition-type(a))')) {
    change();
    return;
  }
  const { ready } = document.startViewTransition({
    update: () => flushSync(change),
    types: ['portfolio-filter'],
  });
  // The next choice may come before this one has been seen; the works are in their places all the same.
  ready.catch(() => undefined);
}

const onPopState = () => withMotion(notify);

export const categoryAddress = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('popstate', onPopState);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
    };
  },

  /** What the address asks for, as it is written there; empty where it asks for nothing. */
  snapshot: () => new URLSearchParams(location.search).get(parameter) ?? '',

  /** The build knows no address. */
  serverSnapshot: () => undefined,

  /** Follows a link of the filter without leaving the page. */
  follow(link: string) {
    if (link === location.pathname + location.search) return;
    history.pushState(null, '', link);
    withMotion(notify);
  },

  /** Puts an address right that names no filter, or one in other letters. */
  correct(link: string) {
    if (!location.search || link === location.pathname + location.search) return;
    history.replaceState(null, '', link);
    notify();
  },
};

/** Where a filter is found. */
export const addressOf = (path: string, category: string | undefined): string =>
  category ? `${path}?${parameter}=${encodeURIComponent(category)}` : path;
