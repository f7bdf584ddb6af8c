/** What these packages give us; written down here because a checkout need not have them installed. */
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/constants.js';

  export function retrieve(
    hostname: string,
    options: { readonly httpPort: string; readonly httpsPort: string; readonly path: string },
  ): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export interface Requests {
    readonly hostname: string;
    readonly responses: {
      readonly auto: { readonly status: number; readonly verified: boolean } | null;
    };
  }
  export interface Output {
    readonly result: string | null;
    readonly pass: boolean;
    readonly constructor: { readonly name: string; readonly possibleResults: readonly string[] };
  }
  export const ALL_TESTS: ReadonlyArray<(requests: Requests) => Output>;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): {
    readonly score: number;
    readonly grade: string;
  };
}

declare module '@mdn/mdn-http-observatory/src/analyzer/hsts.js' {
  export function hsts(): Map<
    string,
    { readonly mode: string; readonly includeSubDomains: boolean }
  >;
}

declare module 'csp_evaluator/dist/evaluator.js' {
  import type { Csp } from 'csp_evaluator/dist/csp.js';

  export interface Finding {
    readonly directive: string;
    readonly description: string;
    readonly severity: number;
    readonly value?: string;
  }
  export class CspEvaluator {
    constructor(csp: Csp);
    evaluate(): Finding[];
  }
}

declare module 'csp_evaluator/dist/csp.js' {
  export interface Csp {
    readonly directives: Readonly<Record<string, readonly string[]>>;
  }
}

declare module 'csp_evaluator/dist/parser.js' {
  import type { Csp } from 'csp_evaluator/dist/csp.js';

  export class CspParser {
    constructor(policy: string);
    readonly csp: Csp;
  }
}

declare module '@siteimprove/alfa-device' {
  export interface Viewport {
    toJSON(): unknown;
  }
  export const Viewport: {
    of(width: number, height: number, orientation: 'landscape' | 'portrait'): Viewport;
  };
  export interface Display {
    toJSON(): unknown;
  }
  export const Display: { of(resolution: number): Display };
  export interface Device {
    toJSON(): unknown;
  }
  export const Device: { of(type: 'screen', viewport: Viewport, display: Display): Device };
}

declare module '@siteimprove/alfa-dom' {
  import type { Device } from '@siteimprove/alfa-device';

  export interface Document {
    toJSON(): unknown;
  }
  export const Node: { from(json: unknown, device: Device): Document };
}

declare module '@siteimprove/alfa-dom/native' {
  export const Native: { fromNode(): Promise<unknown> };
}

declare module '@siteimprove/alfa-url' {
  export interface URL {
    toJSON(): unknown;
  }
  export const URL: { parse(url: string): { getUnsafe(): URL } };
}

declare module '@siteimprove/alfa-http' {
  import type { URL } from '@siteimprove/alfa-url';

  export interface Request {
    toJSON(): unknown;
  }
  export const Request: { of(method: string, url: URL): Request };
  export interface Response {
    toJSON(): unknown;
  }
  export const Response: { of(url: URL, status: number): Response };
}

declare module '@siteimprove/alfa-web' {
  import type { Device } from '@siteimprove/alfa-device';
  import type { Document } from '@siteimprove/alfa-dom';
  import type { Request, Response } from '@siteimprove/alfa-http';

  export interface Page {
    toJSON(): unknown;
  }
  export const Page: {
    of(request: Request, response: Response, document: Document, device: Device): Page;
  };
}

declare module '@siteimprove/alfa-act' {
  import type { Page } from '@siteimprove/alfa-web';

  export interface Rule {
    readonly uri: string;
  }
  export interface Judged {
    readonly rule: Rule;
    readonly target: { readonly path?: () => string };
    readonly expectations: unknown;
  }
  export const Outcome: {
    isPassed(outcome: Judged): boolean;
    isFailed(outcome: Judged): boolean;
  };
  export interface Audit {
    evaluate(): Promise<Iterable<Judged>>;
  }
  export const Audit: { of(page: Page, rules: Iterable<Rule>): Audit };
}

declare module '@siteimprove/alfa-rules' {
  import type { Rule } from '@siteimprove/alfa-act';

  const rules: Iterable<Rule>;
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
    setJavaScriptEnabled(enabled: boolean): Promise<void>;
    on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
    on(event: 'pageerror', listener: (error: unknown) => void): unknown;
    readonly mouse: {
      click(x: number, y: number): Promise<void>;
      move(x: number, y: number): Promise<void>;
    };
    readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  }
  export interface Browser {
    createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
    close(): Promise<void>;
  }
  const puppeteer: {
    launch(options: {
      readonly browser?: 'firefox';
      readonly executablePath: string;
      readonly args?: readonly string[];
      readonly extraPrefsFirefox?: Readonly<Record<string, boolean>>;
    }): Promise<Browser>;
  };
  export default puppeteer;
}

declare module 'html-validate' {
  export class StaticConfigLoader {
    constructor(config: {
      readonly root: boolean;
      readonly extends: readonly string[];
      readonly rules: Readonly<Record<string, 'off' | readonly unknown[]>>;
    });
  }
  export class HtmlValidate {
    constructor(loader: StaticConfigLoader);
    validateString(html: string): Promise<{
      readonly results: readonly {
        readonly messages: readonly {
          readonly ruleId: string;
          readonly message: string;
          readonly selector: string | null;
        }[];
      }[];
    }>;
  }
}

declare module 'vnu-jar' {
  /** Where the checker's program is. */
  const jar: string;
  export default jar;
}
