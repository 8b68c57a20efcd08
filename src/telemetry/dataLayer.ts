declare global {
  interface Window {
    /** The tag manager's inbox. */
    dataLayer?: Readonly<Record<string, unknown>>[];
  }
}

export function pushToDataLayer(entry: Readonly<Record<string, unknown>>): void {
  (window.dataLayer ??= []).push(entry);
}
