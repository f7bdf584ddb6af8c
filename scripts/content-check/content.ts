/** Something an editor wrote, and the file it stands in. */
export interface Filed {
  readonly file: string;
  readonly value: unknown;
}

/** Everything the check looks at. Nothing in it is known to be right. */
export interface Content {
  readonly identity: unknown;
  readonly services: readonly Filed[];
  readonly caseStudies: readonly Filed[];
  readonly portfolio: readonly Filed[];
  readonly team: readonly Filed[];
  /** Every job that a file exports, and those that site/content/jobs/careers.ts lists. */
  readonly jobs: readonly Filed[];
  readonly listedJobs: readonly unknown[];
  readonly questions: readonly Filed[];
  readonly testimonials: readonly Filed[];
  readonly partners: readonly Filed[];
  readonly clients: readonly Filed[];
  readonly legalPages: readonly Filed[];
  /** All files with what they export, for what is true of every text and link. */
  readonly modules: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
}

/** The pictures there are, by name. */
export interface Pictures {
  readonly pictures: ReadonlySet<string>;
  readonly portraits: ReadonlySet<string>;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isJob = (value: unknown): boolean =>
  isRecord(value) && 'responsibilities' in value && 'page' in value;
