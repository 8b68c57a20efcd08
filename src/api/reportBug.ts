/** Tells the browser's error log of a bug that a guest is spared: the page goes on with a failure it can explain. */
export function reportBug(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error);
}
