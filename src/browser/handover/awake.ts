const AWAKE = 'sarastus:awake';
const HYDRATED = 'sarastus:hydrated';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: unknown): element is Field =>
  element instanceof Element && element.matches('input, select, textarea');

/** What a guest did on a page before its code ran. */
interface EarlyInput {
  /** Fields whose value was changed. */
  readonly changed: Set<Field>;
  /** Controls that were pressed, in their order. */
  readonly pressed: Set<HTMLElement>;
}

/** What the guest has done so far on a page that sleeps: its script adds to it, the awake page reads it. */
export const earlyInput = (): EarlyInput => {
  const holder = globalThis as { sarastusInput?: EarlyInput };
  return (holder.sarastusInput ??= { changed: new Set(), pressed: new Set() });
};

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
