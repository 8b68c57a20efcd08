import type { GuestWindow } from '../guestWindow';
import type { ServedSite } from '../site';

/** What a guest does, once for every engine. */
export interface Journey {
  readonly name: string;
  readonly run: (guest: GuestWindow, site: ServedSite) => Promise<void>;
}

/** Throws with both where they are not the same. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [found, expected].map((each) => JSON.stringify(each));
  if (one !== other) throw new Error(`${what}: ${one}, expected ${other}`);
}
