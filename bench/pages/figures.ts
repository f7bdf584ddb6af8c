/** The figures of a run, as they are in bench/results/pages.json. */

export const kinds = ['document', 'style', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The size of a file as it was sent, with its headers. */
export interface FetchedFile {
  readonly path: string;
  readonly kind: Kind;
  readonly bytes: number;
}

/** One visit of Lighthouse's phone. Times are in milliseconds. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** Main-thread time in the first 2.5 s at 4 × slow-down, from a visit of its own. */
  readonly work: number;
  /** Lighthouse's main-thread work, until the page is quiet. */
  readonly allWork: number;
  readonly shift: number;
  readonly speedIndex: number;
  readonly scores: Readonly<Record<Category, number>>;
  /** Everything that is fetched before the visitor acts. */
  readonly files: readonly FetchedFile[];
  /** Every script, inline scripts included, compressed by brotli. */
  readonly scriptBytes: number;
}

/** One load of a page, scrolled to its end. Times are in milliseconds. */
export interface Trip {
  readonly longestTask: number;
  /** Time of style and layout until the load event, and until the end. */
  readonly layoutToLoad: number;
  readonly layoutToEnd: number;
}

export interface NextPage {
  /** From the click to the first paint; undefined if the page was not prerendered. */
  readonly milliseconds: number | undefined;
  readonly from: string;
}

export interface PageFigures {
  /** The full address if the page belongs to another site. */
  readonly path: string;
  readonly visits: readonly Visit[];
  /** The same page of other sites, visited in the same rounds. */
  readonly beside?: readonly PageFigures[];
  /** `files` without the pictures that load once the browser is idle. */
  readonly filesBeforeIdle?: readonly FetchedFile[] | undefined;
  readonly trip?: Trip | undefined;
  /** The same trip at 4 × slow-down. */
  readonly slowTrip?: Trip | undefined;
  readonly next?: NextPage | undefined;
  /** Empty if the back/forward cache restores the page, else the browser's reasons. */
  readonly notKept?: string | undefined;
}

export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** The slowest press of each round, from the press to the next paint, at 4 × slow-down. */
  readonly slowest: readonly number[];
}

export interface Machine {
  readonly at: string;
  readonly browser: string;
  readonly processor: string;
  readonly load: string;
}

export interface Figures {
  readonly machine: Machine;
  readonly rounds: number;
  readonly limit: PageFigures;
  readonly pages: readonly PageFigures[];
  readonly interactions: readonly Interaction[];
  /** Measurements that failed at every attempt. */
  readonly failures: readonly string[];
}
