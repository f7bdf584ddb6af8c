/** The used parts of packages that are only installed when the nightly tests run. */
declare module '@mdn/mdn-http-observatory/src/constants.js';
declare module '@mdn/mdn-http-observatory/src/grader/grader.js';
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js';
declare module '@siteimprove/alfa-act';
declare module '@siteimprove/alfa-device';
declare module '@siteimprove/alfa-dom';
declare module '@siteimprove/alfa-dom/native';
declare module '@siteimprove/alfa-http';
declare module '@siteimprove/alfa-rules';
declare module '@siteimprove/alfa-url';
declare module '@siteimprove/alfa-web';
declare module 'csp_evaluator/dist/evaluator.js';
declare module 'csp_evaluator/dist/parser.js';
declare module 'vnu-jar';

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
