import type { AccessScope } from '@/domain/guest/accessScope';
import type { CustomerProfile } from '@/domain/guest/profile';
import type { Attempts } from './attempts';
import type { Content } from './content/content';
import type { CustomerRecord } from './customers';
import type { Store } from './store/openStore';
import type { Twist } from './twist';

/** What every rule of the world works with. */
export interface World {
  readonly store: Store;
  /** The clock. */
  readonly now: () => Date;
  /** Determines prices and what other channels have sold. */
  readonly seed: string;
  /** Unguessable in production, repeatable in tests. */
  readonly secret: (purpose: string) => string;
  /** Room types that the last-room scenario has sold: `{roomTypeRefId}|{arrival}`. */
  readonly soldLastRooms: Set<string>;
  /** The base path of the site and its services, such as `/stay`; empty at the root. */
  readonly basePath: string;
  /** Who has tried to open bookings lately. */
  readonly attempts: Attempts;
  /** Waits that many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** The written content of the chain and its hotels. */
  readonly content: Content;
}

/** The customer of a call, and how the world differs for the call. */
export interface Caller {
  readonly customer: CustomerRecord | null;
  /** The scopes of the caller's token. */
  readonly scopes: readonly AccessScope[];
  /** The role in which the customer calls. */
  readonly profile: CustomerProfile | null;
  readonly twist: Twist;
  /** The network address that the call comes from. */
  readonly from: string;
}
