import type { PictureOfText } from './writtenPage';
import type { HotelLink } from './hotel';
import type { LoyaltyType } from './offer';
import type { Money } from './money';
import type { PageMeta } from './pageMeta';
import type { Period } from './period';
import type { InlineText, RichText } from './richText';

/** Whom an offer is for. `OTHER` is a membership that this site does not know yet. */
export type OfferMembership = Exclude<LoyaltyType, 'NONE'> | 'OTHER';

/** The lowest price of an offer, for one room. */
export interface OfferPrice {
  readonly amount: Money;
  readonly unit: 'DAY' | 'NIGHT' | 'STAY';
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
