export interface WindowOptions {
  readonly width: number;
  readonly height: number;
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
  count(place: string): Promise<number>;
  text(place: string): Promise<string>;
  evaluate<T>(expression: string): Promise<T>;
  /** The errors and warnings since the last call. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export type OpenWindow = (options: WindowOptions) => Promise<Window>;
