import type { PictureOfText } from './writtenPage';
import type { HotelLink } from './hotel';
import { knownOr } from './known';
import type { Membership } from './offer';
import type { Money } from './money';
import type { PageMeta } from './pageMeta';
import type { Period } from './period';
import type { InlineText, RichText } from './richText';

/** Whom an offer is for. `OTHER` is a membership that this site does not know yet. */
export type OfferMembership = Membership | 'OTHER';

/** What the lowest price of an offer pays for. */
export const priceUnits = ['DAY', 'NIGHT', 'STAY'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** A unit by its name in the API, such as `PER_NIGHT`; null for an unknown one. */
export const parsePriceUnit = (name: string): PriceUnit | null => knownOr(name.replace(/^PER_/, ''), priceUnits, null);

/** The lowest price of an offer, for one room. */
export interface OfferPrice {
  readonly amount: Money;
  readonly unit: PriceUnit;
}

/** An offer, as lists show it. */
export interface OfferTeaser {
  /** A number. */
  readonly id: string;
  /** `{id}-{words}`, the words in the page's language. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string | null;
  readonly picture: PictureOfText | null;
  /** Null when it hangs on what is chosen. */
  readonly priceFrom: OfferPrice | null;
  /** When it can be booked. */
  readonly sale: Period;
  /** When one can stay by it. */
  readonly stay: Period;
  /** Null when it is for everyone. */
  readonly membership: OfferMembership | null;
}

/** An offer with all that its page tells. */
export interface OfferPage extends OfferTeaser {
  readonly meta: PageMeta;
  readonly body: RichText;
  readonly terms: readonly InlineText[];
  /** Those that sell it. */
  readonly hotels: readonly HotelLink[];
  /** Null when no code is needed. */
  readonly promotionCode: string | null;
}
