import { ownPathOf } from '@/routes/ownPath';
import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, writeKept } from '@/browser/keptValue';

/** Slice `auth`, without Recoil: every page can sign in, and few load it. */
const key = 'sarastus.state.auth';
/** Longer than a sign-in takes. */
const lifetimeMs = hoursInMs(1);

interface Auth {
  readonly returnUrl: string;
  /** The guest is being asked whether to sign in, and has not left for it. */
  readonly shouldShowDialog: boolean;
}

function parse(value: unknown): Auth | null {
  if (typeof value !== 'object' || value === null || !('returnUrl' in value)) return null;
  const returnUrl = typeof value.returnUrl === 'string' ? ownPathOf(value.returnUrl) : null;
  return returnUrl === null
    ? null
    : { returnUrl, shouldShowDialog: 'shouldShowDialog' in value && value.shouldShowDialog === true };
}

/** Stores the page to return to. Anything but a path of this site becomes the home page. */
export function keepReturnPlace(locale: string, returnUrl: string, now: number, shouldShowDialog = false): void {
  writeKept(keptStorage, { key }, { locale, returnUrl: ownPathOf(returnUrl) ?? '/', shouldShowDialog }, now);
}

/** The page to return to of a question that stands open; null without one. */
export function readAskedPlace(now: number): string | null {
  const auth = readKept(keptStorage, { key, parse, lifetimeMs }, now);
  return auth?.shouldShowDialog ? auth.returnUrl : null;
}

export const forgetReturnPlace = (): void => keptStorage.removeItem(key);

/** The stored page, once; after that the home page. */
export function takeReturnPlace(now: number): string {
  const auth = readKept(keptStorage, { key, parse, lifetimeMs }, now);
  forgetReturnPlace();
  return auth?.returnUrl ?? '/';
}
