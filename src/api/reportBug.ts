/** Reports a bug to the browser's error log; the page goes on with a failure that it can explain. */
export function reportBug(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error);
}
