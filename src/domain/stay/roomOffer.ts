import { knownOr } from '../known';
import type { LocalDate } from '../localDate';
import type { Money } from '../money';
import type { Occupancy } from './party';
import type { RestrictionReason } from '../rate/ratePlan';

export const priceLineKinds = ['CHILD', 'DISCOUNT', 'EXTRA_SERVICE', 'NIGHT', 'PET', 'TRAVEL_COT'] as const;

export type PriceLineKind = (typeof priceLineKinds)[number];

/** A line of an unknown kind counts as an extra: it is shown by its label, and its total counts. */
export const parsePriceLineKind = (kind: unknown): PriceLineKind => knownOr(kind, priceLineKinds, 'EXTRA_SERVICE');

/** One line of a price; `total` may be negative for a discount. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly date: LocalDate | null;
  /** Hundredths of a per cent, included in `total`: 1400 is 14 %. */
  readonly vatRate: number;
}

/** What changed the price of an offer. */
export const appliedTerms = ['PROMOTION_CODE', 'BLOCK_CODE', 'COMPANY_CODE', 'ASOM'] as const;

/** How a room can be cancelled: for free until an instant (ISO 8601), or not at all. */
export type CancelTerms = { readonly kind: 'free'; readonly until: string } | { readonly kind: 'none' };

/** One room type at one rate for one room of the search, as the guest saw it. */
export interface RoomOffer {
  readonly hotelId: string;
  readonly roomConfigurationId: string;
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly rateCode: string;
  /** The room for the whole stay, with the fees of its children and pets, without extras. */
  readonly price: Money;
  readonly priceWithoutDiscount: Money | null;
  /** Empty when the API sends no lines. */
  readonly lines: readonly PriceLine[];
  readonly applied: readonly (typeof appliedTerms)[number][];
  readonly cancel: CancelTerms;
  /** Conditions that this guest does not meet; empty when they may book it. */
  readonly restrictions: readonly RestrictionReason[];
  readonly roomsLeft: number | null;
}

/** One room of the search and who sleeps in it. */
export interface RoomConfiguration extends Occupancy {
  readonly id: string;
  readonly roomIndex: number;
}
