/** The used parts of packages that are only installed when the nightly tests run. */
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js';
declare module '@siteimprove/alfa-device';
declare module '@siteimprove/alfa-dom';
declare module '@siteimprove/alfa-dom/native';
declare module '@siteimprove/alfa-http';
declare module '@siteimprove/alfa-url';
declare module '@siteimprove/alfa-web';
declare module 'csp_evaluator/dist/parser.js';
declare module 'vnu-jar';

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: ReadonlyArray<
    (requests: unknown) => {
      readonly result: string | null;
      readonly pass: boolean;
      readonly constructor: { readonly name: string; readonly possibleResults: readonly string[] };
    }
  >;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): {
    readonly score: number;
    readonly grade: string;
  };
}

declare module 'csp_evaluator/dist/evaluator.js' {
  export class CspEvaluator {
    constructor(policy: unknown);
    evaluate(): readonly {
      readonly directive: string;
      readonly description: string;
      readonly severity: number;
      readonly value?: string;
    }[];
  }
}

declare module '@siteimprove/alfa-act' {
  interface Judged {
    readonly rule: { readonly uri: string };
    readonly target: { readonly path?: () => string };
    readonly expectations: unknown;
  }
  export const Outcome: Readonly<Record<'isPassed' | 'isFailed', (outcome: Judged) => boolean>>;
  export const Audit: {
    of(page: unknown, rules: Iterable<Judged['rule']>): { evaluate(): Promise<Iterable<Judged>> };
  };
}

declare module '@siteimprove/alfa-rules' {
  const rules: Iterable<{ readonly uri: string }>;
  export default rules;
}

declare module 'puppeteer-core' {
  export interface ElementHandle {
    isVisible(): Promise<boolean>;
    evaluate<Result>(judge: (element: Element) => Result): Promise<Result>;
  }
  export interface Page {
    $(selector: string): Promise<ElementHandle | null>;
    evaluate<Result>(expression: string): Promise<Result>;
    goto(url: string): Promise<unknown>;
    url(): string;
    setViewport(viewport: { readonly width: number; readonly height: number }): Promise<void>;
    on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
    on(event: 'pageerror', listener: (error: unknown) => void): unknown;
    readonly mouse: {
      click(x: number, y: number): Promise<void>;
      move(x: number, y: number): Promise<void>;
    };
    readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  }
  const puppeteer: {
    launch(options: {
      readonly browser: 'firefox';
      readonly executablePath: string;
      readonly extraPrefsFirefox: Readonly<Record<string, boolean>>;
    }): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  };
  export default puppeteer;
}
