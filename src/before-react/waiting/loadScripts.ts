import type * as Rare from '../rare';

/** The script element that names this page's code; read while `/wake.js` begins, when it is the current one. */
const own = document.currentScript as HTMLScriptElement;

/**
 * The page's own scripts that have not run, in their order. They stand in its HTML, in an element whose content does not
 * run: a host may forbid to make a script's address of a text.
 */
const scripts = document.querySelector<HTMLTemplateElement>('[data-scripts]')?.content
  .childNodes as NodeListOf<HTMLScriptElement>;

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
  if (isLineFree()) scripts.forEach(({ src }) => prefetch(src));
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
  const elements = [...scripts].map((inert) => {
    // A copy, as a script that was lost never runs again.
    const script = inert.cloneNode() as HTMLScriptElement;
    script.async = false;
    script.onload = () => inert.remove();
    script.onerror = () => {
      if (!isLost) onLost();
      isLost = true;
    };
    return script;
  });
  document.head.append(...elements);
}
