import { ownPathOf } from '@/routes/ownPath';
import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, writeKept } from '@/browser/keptValue';

/** Slice `auth` (`state/authState`), read and written without its store: every page has a way to sign in, few have Recoil. */
const key = 'sarastus.state.auth';
/** Longer than anybody signs in for. */
const lifetimeMs = hoursInMs(1);

function parse(value: unknown): string | null {
  const returnUrl = typeof value === 'object' && value !== null && 'returnUrl' in value ? value.returnUrl : null;
  return typeof returnUrl === 'string' ? ownPathOf(returnUrl) : null;
}

/** Remembers where the guest comes back to. Anything but a path of this site is the home page. */
export function keepReturnPlace(locale: string, returnUrl: string, now: number): void {
  const value = { locale, returnUrl: ownPathOf(returnUrl) ?? '/', shouldShowDialog: false };
  writeKept(keptStorage, { key }, value, now);
}

/** Where the guest was, once: the next time it is the home page. */
export function takeReturnPlace(now: number): string {
  const place = readKept(keptStorage, { key, parse, lifetimeMs }, now);
  keptStorage.removeItem(key);
  return place ?? '/';
}
