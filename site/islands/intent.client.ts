import type { ClientDirective } from 'astro';
import type { StorageName } from '#delivery/kept-enquiries.ts';

/** What `client:intent` takes. */
export interface Intent {
  /** A parameter of the address that is intent enough by itself: the island comes with the page. */
  readonly query?: string;
  /** Something that an earlier page has kept in this tab for the island to show, likewise. */
  readonly kept?: StorageName;
}

function isKept(name: string): boolean {
  try {
    return name in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * Hydrates an island when a visitor means it: a pointer moves in its band, a finger lifts from it, the
 * focus comes to it. Until it is there every press of a button, link or arrow key in it is held by the page
 * (document/Document.astro), and given to it as soon as it is; where it cannot be had (offline), the HTML
 * answers as it would have.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const { query, kept } = (value || {}) as Intent;

  /** Waits for the visitor. A second time, when it could not be had, only for the focus. */
  const wait = (intents: readonly string[]) => {
    const waiting = new AbortController();
    const options = { capture: true, signal: waiting.signal };

    const come = async () => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      // What the press itself changes is painted first.
      await new Promise(requestAnimationFrame);
      const hydrate = await load();
      await hydrate();
      // What its style sheet has hidden for it is shown again.
      if (!island.toggleAttribute('data-alone', island.hasAttribute('ssr'))) return;
      island.removeAttribute('data-waiting');
      island.dispatchEvent(new Event('astro:hydrate'));
      wait(['focusin']);
    };

    for (const type of intents) island.addEventListener(type, come, options);
    // Scrolling a page past a resting mouse moves no pointer.
    if (intents.length > 1) {
      (island.closest('[data-band]') ?? island).addEventListener('pointermove', come, options);
    }
    return come;
  };

  const come = wait(['focusin', 'pointerup']);
  if (query && new URLSearchParams(location.search).has(query)) {
    island.setAttribute('data-waiting', '');
    void come();
  }
  // Who was quicker than this script means it too.
  if ((kept && isKept(kept)) || island.matches(':focus-within, [data-pressed]')) void come();
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from the default export
export default intent;
