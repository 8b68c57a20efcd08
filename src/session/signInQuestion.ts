import { useSyncExternalStore } from 'react';
import type { Locale } from '@/i18n/locales';
import { forgetReturnPlace, keepReturnPlace, readAskedPlace } from './returnPlace';

/**
 * The place to return to of the question whether to sign in, while it stands open (slice `auth`, `shouldShowDialog`);
 * undefined before storage was read: a reload leaves it open.
 */
let askedFor: string | null | undefined;
const listeners = new Set<() => void>();

function write(place: string | null): void {
  askedFor = place;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): string | null {
  if (askedFor === undefined) askedFor = readAskedPlace(Date.now());
  return askedFor;
}

/** Asks whether to sign in; `returnPlace` is where the guest comes back to, and what the question is about. */
export function askToSignIn(locale: Locale, returnPlace: string): void {
  keepReturnPlace(locale, returnPlace, Date.now(), true);
  write(returnPlace);
}

/** The guest does not want to sign in now. */
export function closeSignInQuestion(): void {
  forgetReturnPlace();
  write(null);
}

/** Where a guest who is being asked would come back to; null while nobody is asked. */
export const useSignInQuestion = (): string | null => useSyncExternalStore(subscribe, read, () => null);
