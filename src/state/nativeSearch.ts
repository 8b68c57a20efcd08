/** Set by the chain's own app in its web view: "1" to open its own search instead of the page's. */
export const NATIVE_SEARCH_KEY = 'sarastus.nativeSearch';

declare global {
  interface Window {
    /** Set by React Native's web view, on which the chain's app is built: sends the app a message. */
    readonly ReactNativeWebView?: { readonly postMessage: (message: string) => void };
  }
}

/** Asks the app around the page to open its search; false where there is no app, or its setting is off. */
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
