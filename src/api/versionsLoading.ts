const underWay = new Set<Promise<unknown>>();

/** Notes that the code of a part is being loaded. */
export function noteLoading(code: Promise<unknown>): void {
  underWay.add(code.catch(() => undefined));
}

/** Resolves when the code of all parts of the loaded screens is there, or failed to load. */
export async function versionsLoaded(): Promise<void> {
  await Promise.all(underWay);
  underWay.clear();
}
