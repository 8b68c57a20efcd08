/** The part of a service worker's world that this one uses: the types of pages do not have it. */
export interface WorkerScope {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ) => void;
}

interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly message: Extendable & { readonly data: unknown };
  readonly fetch: FetchEvent;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** What a page tells the worker: of itself, or that pages are not saved any more. */
export type Told =
  | {
      readonly path: string;
      /** The addresses of what it has loaded so far. */
      readonly pictures: readonly string[];
    }
  | 'end';
