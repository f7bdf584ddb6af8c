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

/** What the address asks for, as it is written there; empty where it asks for nothing. */
const asked = () => new URLSearchParams(location.search).get(parameter) ?? '';

/** What the works have answered; the same, or about to be. */
let answered: string | undefined;

function answer(): void {
  answered = asked();
  notify();
}

/**
 * Marks the filter at once, and lets the works travel to their new places where motion is allowed and the
 * browser can. To picture them before they leave takes a moment, so the press is painted first.
 */
function follow(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !CSS.supports('selector(:active-view-transition-type(a))')) {
    answer();
    return;
  }
  notify();
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { ready } = document.startViewTransition({
        update: () => flushSync(answer),
        types: ['portfolio-filter'],
      });
      // The next choice may come before this one has been seen; the works are in their places all the same.
      ready.catch(() => undefined);
    }),
  );
}

export const categoryAddress = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) {
      answered = asked();
      window.addEventListener('popstate', follow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      answered = undefined;
      window.removeEventListener('popstate', follow);
    };
  },

  snapshot: asked,

  /** What the works show: a frame behind the address while they travel. */
  answeredSnapshot: () => answered ?? asked(),

  /** The build knows no address. */
  serverSnapshot: () => undefined,

  /** Follows a link of the filter without leaving the page. */
  follow(link: string) {
    if (link === location.pathname + location.search) return;
    history.pushState(null, '', link);
    follow();
  },

  /** Puts an address right that names no filter, or one in other letters. */
  correct(link: string) {
    if (!location.search || link === location.pathname + location.search) return;
    history.replaceState(null, '', link);
    answer();
  },
};

/** Where a filter is found. */
export const addressOf = (path: string, category: string | undefined): string =>
  category ? `${path}?${parameter}=${encodeURIComponent(category)}` : path;
