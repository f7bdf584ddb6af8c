/** The used parts of packages that are only installed when the measurement runs. */
declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module 'lighthouse' {
  export interface RequestItem {
    readonly url: string;
    readonly transferSize?: number;
    readonly resourceType?: string;
  }
  export interface Audit {
    readonly numericValue?: number;
    readonly errorMessage?: string;
    readonly details?: { readonly items?: readonly RequestItem[] };
  }
  export interface Result {
    readonly runtimeError?: { readonly code: string; readonly message: string };
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  }
  export interface Flags {
    readonly logLevel: 'silent';
    readonly output: 'json';
    readonly onlyAudits?: readonly string[];
    readonly onlyCategories?: readonly string[];
    readonly ignoreStatusCode: boolean;
    readonly disableFullPageScreenshot: boolean;
  }
  const lighthouse: (
    url: string,
    flags: Flags,
    config: undefined,
    tab: import('puppeteer-core').Page,
  ) => Promise<{ readonly lhr: Result } | undefined>;
  export default lighthouse;
}

/** Extends the declaration in tests/nightly/checkers.d.ts. */
declare module 'puppeteer-core' {
  export interface ElementHandle {
    click(): Promise<void>;
    hover(): Promise<void>;
    tap(): Promise<void>;
  }
  export interface Page {
    $$(selector: string): Promise<ElementHandle[]>;
    close(): Promise<void>;
    emulateCPUThrottling(factor: number): Promise<void>;
    evaluate<Result, Given extends readonly unknown[]>(
      run: (...given: Given) => Result,
      ...given: Given
    ): Promise<Awaited<Result>>;
    evaluateOnNewDocument(run: () => void): Promise<unknown>;
    goto(url: string, options: { readonly waitUntil: 'load' | 'networkidle0' }): Promise<unknown>;
    setViewport(viewport: {
      readonly width: number;
      readonly height: number;
      readonly deviceScaleFactor?: number;
      readonly isMobile?: boolean;
      readonly hasTouch?: boolean;
    }): Promise<void>;
    waitForFunction<Given extends readonly unknown[]>(
      isDone: (...given: Given) => boolean,
      options: { readonly timeout: number },
      ...given: Given
    ): Promise<unknown>;
    createCDPSession(): Promise<{
      send(method: string, options?: Readonly<Record<string, unknown>>): Promise<unknown>;
      detach(): Promise<void>;
    }>;
    readonly tracing: {
      start(options: { readonly categories: readonly string[] }): Promise<void>;
      stop(): Promise<Uint8Array | undefined>;
    };
  }
  export interface Browser {
    newPage(): Promise<Page>;
    disconnect(): Promise<void>;
  }
  export function connect(options: {
    readonly browserURL: string;
    readonly defaultViewport: null;
  }): Promise<Browser>;
}
