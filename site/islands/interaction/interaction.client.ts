import type { ClientDirective } from 'astro';
import type { DraftName } from '#delivery/draft.ts';
import type { StorageName } from '#delivery/pending-enquiries.ts';
import { hasHeldPress, heldPress, holdPresses, releasePresses } from './held-presses.ts';

/** The value of `client:interaction`. */
export interface InteractionOptions {
  /** A query parameter that hydrates the island with the page. */
  readonly query?: string;
  /** A parameter of the address's fragment that does the same. */
  readonly fragment?: string;
  /** Entries of session storage; any of them does the same. */
  readonly stored?: readonly (StorageName | DraftName)[];
}

function isStored(name: string): boolean {
  try {
    return name in sessionStorage;
  } catch {
    return false;
  }
}

// Astro writes this module into the page before the first island, so no press comes too early for
// it.
holdPresses();

/**
 * Hydrates an island on the first interaction: a pointer moves in its band, a finger lifts from it,
 * or it receives focus (docs/decisions/0014). If its code cannot be loaded, the island keeps
 * working as HTML.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const { query, fragment, stored } = (value || {}) as InteractionOptions;

  const hydrateOn = (interactions: readonly string[]) => {
    const waiting = new AbortController();
    const options = { capture: true, signal: waiting.signal };

    const hydrate = async () => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      // Paint what the interaction itself has changed first.
      await new Promise(requestAnimationFrame);
      const hydrateIsland = await load();
      await hydrateIsland();
      // An island that still has `ssr` could not be loaded; the next focus tries again.
      const isHtmlOnly = island.toggleAttribute('data-html-only', island.hasAttribute('ssr'));
      releasePresses(island);
      if (!isHtmlOnly) return;
      island.removeAttribute('data-hydrating');
      hydrateOn(['focusin']);
    };

    for (const type of interactions) island.addEventListener(type, hydrate, options);
    return { hydrate, options };
  };

  const { hydrate, options } = hydrateOn(['focusin', 'pointerup', heldPress]);
  // Scrolling the page under a resting mouse moves no pointer.
  (island.closest('[data-band]') ?? island).addEventListener('pointermove', hydrate, options);
  if (query && new URLSearchParams(location.search).has(query)) {
    island.setAttribute('data-hydrating', '');
    void hydrate();
  }
  if (fragment && new URLSearchParams(location.hash.slice(1)).has(fragment)) void hydrate();
  // The visitor may have interacted before the island was parsed.
  if (stored?.some(isStored) || hasHeldPress(island) || island.matches(':focus-within')) {
    void hydrate();
  }
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from the default export
export default interaction;
