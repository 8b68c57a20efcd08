import { CONFIG_REFRESH_MS } from '@/config/limits';
import type { OpenFlags } from './openFlags';

/**
 * Slice `featureFlags`, filled from the runtime configuration. Not stored: an older answer would offer what has been
 * switched off since.
 */
let flags: OpenFlags | null = null;
/** The code that reads flags did not come. */
let isLost = false;
let isOpening = false;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

async function open(): Promise<void> {
  isOpening = true;
  try {
    // A page that reads no flag loads none of this.
    const { openFlags } = await import('./openFlags');
    flags = await openFlags(notify);
    isLost = false;
  } catch {
    isLost = true;
    isOpening = false;
    setTimeout(() => isOpening || void open(), CONFIG_REFRESH_MS);
  }
  notify();
}

/** Calls the listener when flags come or change, and has none loaded for it. */
export function followFlags(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener when flags come or change. They are loaded for the first one, and again where their code was lost. */
export function subscribeToFlags(listener: () => void): () => void {
  if (!isOpening && !flags) void open();
  return followFlags(listener);
}

/** Whether a feature is on; undefined until that is known. The fallback is for flags that never come. */
export function readFlag(name: string, fallback: boolean): boolean | undefined {
  return isLost ? fallback : flags?.isOn(name, fallback);
}

/** Resolves to whether a feature is on, as soon as that is known. */
export function whenFlagKnown(name: string, fallback: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let unsubscribe = () => undefined as void;
    const look = () => {
      const isOn = readFlag(name, fallback);
      if (isOn === undefined) return;
      unsubscribe();
      resolve(isOn);
    };
    unsubscribe = subscribeToFlags(look);
    look();
  });
}

/** Whether every one of the features is on that a search needs; undefined until that is known. */
export function readFlowFlag(searchFeatures: readonly string[]): boolean | undefined {
  return isLost ? true : flags?.isFlowOn(searchFeatures);
}
