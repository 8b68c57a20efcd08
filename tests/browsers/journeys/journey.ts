import type { GuestWindow } from '../guestWindow';
import type { ServedSite } from '../site';

/** What a guest does, once for every engine. */
export interface Journey {
  readonly name: string;
  /** The API that the site books by, where it is not that of the build itself: dates are changed by the older one only. */
  readonly bookedBy?: 'v1';
  /** Whether `npm test` runs it, too, in the engines that are there. */
  readonly isInPart?: boolean;
  /** Whether it needs a driver that can print. */
  readonly prints?: true;
  readonly run: (guest: GuestWindow, site: ServedSite) => Promise<void>;
}

/** Throws with both where they are not the same. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [found, expected].map((each) => JSON.stringify(each));
  if (one !== other) throw new Error(`${what}: ${one}, expected ${other}`);
}
