import type * as Rare from '../rare';

/** The script element that names this page's code; read while `/wake.js` begins, when it is the current one. */
const own = document.currentScript as HTMLScriptElement;

/** The addresses of the page's own scripts that have not run, in their order. */
const scripts = new Set(own.dataset.scripts?.split(' '));

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the guest's line is neither metered nor slow; browsers without this value count as good. */
function isLineFree(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}

/** Has the browser fetch something without running it: at once, or when it has nothing else to do. */
function fetchLink(wanted: Pick<HTMLLinkElement, 'rel' | 'href'> & { readonly as?: 'script' }): void {
  document.head.append(Object.assign(document.createElement('link'), wanted));
}

/** Fetches something for later. */
export const prefetch = (href: string): void => fetchLink({ rel: 'prefetch', href });

/** Fetches what the page's own scripts load as soon as they run. */
export function fetchParts(): void {
  for (const href of own.dataset.parts?.split(' ') ?? []) if (href) fetchLink({ rel: 'preload', as: 'script', href });
}

/** Fetches the page's scripts for later. */
export function fetchQuietly(): void {
  if (isLineFree()) scripts.forEach(prefetch);
}

/** Fetches what answers a press, as the page's own scripts would ask for it only after they have run. */
export function fetchAnswer({ dataset }: HTMLElement): void {
  own.dataset[dataset.opens ?? '']?.split(' ').forEach(prefetch);
}

/** What few pages need. */
export const loadRare = (): Promise<typeof Rare> => import(new URL('rare.js', own.src).href);

/** Runs the page's scripts in their order; called again, those that were lost. `onLost` is called once when one of them cannot be loaded. */
export function runScripts(onLost: () => void): void {
  let isLost = false;
  const elements = [...scripts].map((src) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onload = () => scripts.delete(src);
    script.onerror = () => {
      if (!isLost) onLost();
      isLost = true;
    };
    return script;
  });
  document.head.append(...elements);
}
