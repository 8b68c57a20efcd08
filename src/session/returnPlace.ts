import { ownPathOf } from '@/routes/ownPath';
import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, writeKept } from '@/browser/keptValue';

/**
 * Slice `auth` (`state/authState`), read and written without its store: every page can sign in, and few load Recoil.
 */
const key = 'sarastus.state.auth';
/** Longer than a sign-in takes. */
const lifetimeMs = hoursInMs(1);

function parse(value: unknown): string | null {
  const returnUrl = typeof value === 'object' && value !== null && 'returnUrl' in value ? value.returnUrl : null;
  return typeof returnUrl === 'string' ? ownPathOf(returnUrl) : null;
}

/** Stores the page to return to. Anything but a path of this site becomes the home page. */
export function keepReturnPlace(locale: string, returnUrl: string, now: number): void {
  const value = { locale, returnUrl: ownPathOf(returnUrl) ?? '/', shouldShowDialog: false };
  writeKept(keptStorage, { key }, value, now);
}

/** The stored page, once; after that the home page. */
export function takeReturnPlace(now: number): string {
  const place = readKept(keptStorage, { key, parse, lifetimeMs }, now);
  keptStorage.removeItem(key);
  return place ?? '/';
}
