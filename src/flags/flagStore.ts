import type { OpenFlags } from './openFlags';

let flags: OpenFlags | null = null;
let isLost = false;
let isOpening = false;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

async function open(): Promise<void> {
  isOpening = true;
  try {
    // A page that reads no flag loads none of this.
    const { openFlags } = await import('./openFlags');
    flags = await openFlags(tell);
  } catch {
    isLost = true;
  }
  tell();
}

/** Tells the listener when flags come or change. The first one to listen has them loaded. */
export function subscribeToFlags(listener: () => void): () => void {
  listeners.add(listener);
  if (!isOpening) void open();
  return () => listeners.delete(listener);
}

/** Whether a feature is on; undefined until that is known. The fallback is for flags that never come. */
export function readFlag(name: string, fallback: boolean): boolean | undefined {
  return isLost ? fallback : flags?.isOn(name, fallback);
}

/** Whether every one of the features is on that a search needs; undefined until that is known. */
export function readFlowFlag(searchFeatures: readonly string[]): boolean | undefined {
  return isLost ? true : flags?.isFlowOn(searchFeatures);
}
