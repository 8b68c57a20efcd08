import type { PictureOfText } from './writtenPage';
import type { HotelLink } from './hotel';
import { knownOr } from '../known';
import type { Membership } from '../guest/membership';
import type { Money } from '../money';
import type { PageMeta } from './pageMeta';
import type { Period } from '../period';
import type { InlineText, RichText } from './richText';

/** The membership that an offer is for; `OTHER` for one that this site does not know. */
export type SpecialOfferMembership = Membership | 'OTHER';

/** What the lowest price of an offer pays for. */
export const priceUnits = ['DAY', 'NIGHT', 'STAY'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** A unit by its name in the API, such as `PER_NIGHT`; null for an unknown one. */
export const parsePriceUnit = (name: string): PriceUnit | null => knownOr(name.replace(/^PER_/, ''), priceUnits, null);

/** The lowest price of an offer, for one room. */
export interface SpecialOfferPrice {
  readonly amount: Money;
  readonly unit: PriceUnit;
}

/** A special offer, as lists show it. */
export interface SpecialOfferTeaser {
  /** A number. */
  readonly id: string;
  /** `{id}-{words}`, the words in the page's language. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string | null;
  readonly picture: PictureOfText | null;
  /** Null when it depends on what is chosen. */
  readonly priceFrom: SpecialOfferPrice | null;
  /** When it can be booked. */
  readonly sale: Period;
  /** The days of the stays it is for. */
  readonly stay: Period;
  /** Null when it is for everyone. */
  readonly membership: SpecialOfferMembership | null;
}

/** A special offer with everything that its page shows. */
export interface SpecialOffer extends SpecialOfferTeaser {
  readonly meta: PageMeta;
  readonly body: RichText;
  readonly terms: readonly InlineText[];
  /** The hotels that sell it. */
  readonly hotels: readonly HotelLink[];
  /** Null when no code is needed. */
  readonly promotionCode: string | null;
  /** The rate plan that it is sold at; null where the API does not name one. */
  readonly planCode: string | null;
}
