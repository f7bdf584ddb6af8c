/** What is known of a page after a run; the file with the results is this, and the report is drawn from it. */

export const kinds = ['document', 'style', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** As it came over the wire, headers included. */
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
  readonly shift: number;
  readonly speedIndex: number;
  readonly scores: Readonly<Record<Category, number>>;
  /** What was fetched before the visitor acts. */
  readonly files: readonly FetchedFile[];
  /** Every script, also those inside the page, compressed by brotli. */
  readonly scriptBytes: number;
}

/** One trip from an empty tab to the end of the page. Times are in milliseconds. */
export interface Trip {
  readonly longestTask: number;
  /** What the longest task was spent on. */
  readonly spentOn: string;
  readonly styleToLoad: number;
  readonly layoutToLoad: number;
  readonly styleToEnd: number;
  readonly layoutToEnd: number;
}

export interface NextPage {
  /** From the click to the first paint; undefined if the page was not prerendered. */
  readonly milliseconds: number | undefined;
  readonly from: string;
}

export interface PageFigures {
  readonly path: string;
  readonly visits: readonly Visit[];
  readonly trip?: Trip;
  /** The same trip on a processor of a quarter of the speed. */
  readonly slowTrip?: Trip;
  readonly next?: NextPage;
  /** Empty if the page comes back from the back/forward cache, else why not. */
  readonly notKept?: string;
}

export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** The slowest press of each round, from the press to the next paint, at a quarter of the speed. */
  readonly slowest: readonly number[];
}

/** What a reader needs to know to compare one run with another. */
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
  /** A question and its answer on a page with nothing else. */
  readonly leastInteraction: Interaction;
  readonly interactions: readonly Interaction[];
  /** What could not be measured, however often it was tried. */
  readonly failures: readonly string[];
}
