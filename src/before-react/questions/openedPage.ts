import type { PageProps } from '@/screens/page-data/pageProps';

/** What a page knows before its own code runs. */
export interface OpenedPage extends Pick<PageProps, 'content' | 'locale' | 'messages'> {
  readonly query: URLSearchParams;
}

/** The page that is open; null without its data, and once its own code has begun, which then does all by itself. */
export function openedPage(): OpenedPage | null {
  if ('next' in window) return null;
  const data: unknown = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? 'null');
  const props = (data as { readonly props?: { readonly pageProps?: PageProps } } | null)?.props?.pageProps;
  return props ? { ...props, query: new URLSearchParams(location.search) } : null;
}
