import { AWAKE, handed, HYDRATED } from './protocol';
import type { EarlyInput, Field } from './protocol';

export const isField = (element: unknown): element is Field =>
  element instanceof Element && element.matches('input, select, textarea');

/** What the guest has done so far on a page that sleeps: its script adds to it, the awake page reads it. */
export const earlyInput = (): EarlyInput => (handed.sarastusInput ??= { changed: new Set(), pressed: new Set() });

/** Whether a script keeps what the guest does, for the page to replay. */
export const isInputHeld = (): boolean => handed.sarastusInput !== undefined;

/** Tells that the page's HTML is React's; it has not yet rendered what storage says. */
export function announceHydrated(): void {
  dispatchEvent(new Event(HYDRATED));
}

export function onHydrated(listener: () => void): void {
  addEventListener(HYDRATED, listener);
}

/** Tells the script of a sleeping page that the page itself has taken over. */
export function announceAwake(): void {
  document.documentElement.removeAttribute('data-asleep');
  dispatchEvent(new Event(AWAKE));
}

export function onAwake(listener: () => void): void {
  addEventListener(AWAKE, listener);
}
