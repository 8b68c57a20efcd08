import type { AccessScope } from '@/domain/accessScope';
import type { CustomerProfile } from '@/domain/profile';
import type { Content } from './content/content';
import type { CustomerRecord } from './customers';
import type { Store } from './store/openStore';
import type { Twist } from './twist';

/** What every rule of the world works with. */
export interface World {
  readonly store: Store;
  /** The clock. */
  readonly now: () => Date;
  /** Prices and what others have bought depend on it. */
  readonly seed: string;
  /** Unguessable in production, repeatable in tests. */
  readonly secret: (purpose: string) => string;
  /** Room types that the scenario of the last room has sold: `{roomTypeRefId}|{arrival}`. */
  readonly soldAway: Set<string>;
  /** Where the site and its services lie on their host, such as `/stay`; empty at its root. */
  readonly basePath: string;
  /** What is written of the chain and its hotels. */
  readonly content: Content;
}

/** Who calls, and how the world differs for the call. */
export interface Caller {
  readonly customer: CustomerRecord | null;
  /** What the caller's token may be used for. */
  readonly scopes: readonly AccessScope[];
  /** In which of their roles the customer calls. */
  readonly profile: CustomerProfile | null;
  readonly twist: Twist;
}
