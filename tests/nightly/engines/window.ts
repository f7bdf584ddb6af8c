/** A key by the name that the DOM has for it. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** Whether pages may run scripts. */
  readonly script: boolean;
}

/** A window of a browser, as far as a journey needs it; places are XPath, which every driver knows. */
export interface Window {
  goto(url: string): Promise<void>;
  /** The page that is shown. */
  url(): Promise<string>;
  hover(place: string): Promise<void>;
  click(place: string): Promise<void>;
  type(place: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** How many are there and can be seen. */
  count(place: string): Promise<number>;
  /** What can be read there. */
  text(place: string): Promise<string>;
  evaluate<T>(expression: string): Promise<T>;
  /** What the browser has complained of since this was asked last. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  open(options: WindowOptions): Promise<Window>;
  close(): Promise<void>;
}
