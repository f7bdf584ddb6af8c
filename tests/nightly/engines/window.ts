export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** Whether pages may run scripts. */
  readonly script: boolean;
}

/** A browser with one window. Elements are found by XPath, which every driver supports. */
export interface Window {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  hover(place: string): Promise<void>;
  click(place: string): Promise<void>;
  type(place: string, text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** The number of visible elements. */
  count(place: string): Promise<number>;
  /** The text of the visible elements. */
  text(place: string): Promise<string>;
  evaluate<T>(expression: string): Promise<T>;
  /** The errors and warnings since the last call. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export type OpenWindow = (options: WindowOptions) => Promise<Window>;
