/**
 * Where a browser offers tools of a page to an assistant (https://webmachinelearning.github.io/webmcp/): as much of the
 * interface as this site uses.
 */
export interface ModelContext {
  /** Until the signal aborts. Rejects where it aborts too soon, for a name that is taken, and for what it cannot read. */
  readonly registerTool: (tool: PageTool, options: { readonly signal: AbortSignal }) => Promise<void>;
}

/** Something an assistant may ask of a page. */
export interface PageTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of what it is asked with. */
  readonly inputSchema: object;
  /** Answers with plain data. */
  readonly execute: (input: unknown, options?: { readonly signal?: AbortSignal }) => unknown;
  readonly annotations: {
    /** It changes nothing. */
    readonly readOnlyHint: true;
  };
}

/** Null in a browser without assistants. */
export const modelContextOf = (page: Document): ModelContext | null =>
  'modelContext' in page ? (page.modelContext as ModelContext) : null;
