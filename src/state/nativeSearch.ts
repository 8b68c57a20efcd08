/** Set by the chain's own app in its web view: "1" while its own search is to open instead of the page's. */
export const NATIVE_SEARCH_KEY = 'sarastus.nativeSearch';

declare global {
  interface Window {
    /** What React Native's web view puts into a page: the way to send the app a message. The chain's app is built on it. */
    readonly ReactNativeWebView?: { readonly postMessage: (message: string) => void };
  }
}

/** Asks the app around the page to open its search; false where there is none, or it leaves searching to the page. */
export function openNativeSearch(): boolean {
  const host = window.ReactNativeWebView;
  if (!host) return false;
  try {
    if (localStorage.getItem(NATIVE_SEARCH_KEY) !== '1') return false;
  } catch {
    return false;
  }
  host.postMessage(JSON.stringify({ type: 'openSearch' }));
  return true;
}
