declare global {
  interface Window {
    /** The queue that the tag manager reads. */
    dataLayer?: Readonly<Record<string, unknown>>[];
  }
}

export function pushToDataLayer(entry: Readonly<Record<string, unknown>>): void {
  (window.dataLayer ??= []).push(entry);
}
