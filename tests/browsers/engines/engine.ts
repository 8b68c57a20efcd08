/** A browser with one guest in it, as far as every engine's driver can do it. Everything else is built on this. */
export interface Engine {
  readonly name: EngineName;
  goto(address: string): Promise<void>;
  /** Runs the text of an expression in the page; a promise is waited for. Resolves to what JSON can hold. */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the mouse to a place in the window and presses it. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: characters, or names such as `Tab`. */
  keys(...keys: readonly string[]): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Opens another tab and goes on in it; `false` returns to the first one. */
  otherTab(isOther: boolean): Promise<void>;
  /** Sets the size of what shows of the page. An engine that cannot be as narrow takes the next width it can. */
  resize(width: number, height: number): Promise<void>;
  /** What shows in the window, as a PNG. */
  picture(): Promise<Buffer>;
  /** The page on paper, as a PDF; null where the driver cannot print. */
  readonly print: (() => Promise<Buffer>) | null;
  /** Forgets everything that the guest's browser keeps. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
