import { graphql } from 'relay-runtime';
import { readAmount } from '@/api/readAmount';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { readPicture } from '@/api/readPicture';
import type { WireMoney } from '@/domain/money';
import { parseMembership } from '@/domain/offer';
import { parsePriceUnit } from '@/domain/offerPage';
import type { OfferPrice, OfferTeaser } from '@/domain/offerPage';
import type { Period } from '@/domain/period';

/** An offer as both queries ask it: `...readOfferTeaser_offer @relay(mask: false)`, for plain data. */
void graphql`
  fragment readOfferTeaser_offer on Offer {
    id
    locale
    slug
    title
    lead
    image {
      url
      alt
    }
    priceFrom {
      amount {
        value
        currency
      }
      unit
    }
    salePeriod {
      from
      to
    }
    stayPeriod {
      from
      to
    }
    membership
  }
`;

/** What comes for it. */
interface ToldOffer {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly lead?: string | null;
  readonly image?: { readonly url: string; readonly alt: string } | null;
  readonly priceFrom?: { readonly amount: WireMoney; readonly unit: string } | null;
  readonly salePeriod: ToldPeriod;
  readonly stayPeriod: ToldPeriod;
  readonly membership?: string | null;
}

interface ToldPeriod {
  readonly from?: string | null;
  readonly to?: string | null;
}

const readPeriod = ({ from, to }: ToldPeriod): Period => ({
  // An end that cannot be read would sell an offer for ever.
  from: from ? readDate(from) : null,
  to: to ? readDate(to) : null,
});

/** Null for a price per a unit that this site does not know: without the unit it would mislead. */
function readPrice(told: ToldOffer['priceFrom']): OfferPrice | null {
  return readOptional(told, ({ amount, unit }) => {
    const known = parsePriceUnit(unit);
    return known ? { amount: readAmount(amount), unit: known } : null;
  });
}

/** What lists show of an offer, as plain data. */
export function readOfferTeaser(told: ToldOffer): OfferTeaser {
  return {
    id: readText(told.id),
    slug: readText(told.slug),
    title: readText(told.title),
    lead: readOptional(told.lead, readText),
    picture: readPicture(told.image),
    priceFrom: readPrice(told.priceFrom),
    sale: readPeriod(told.salePeriod),
    stay: readPeriod(told.stayPeriod),
    membership: told.membership ? (parseMembership(told.membership) ?? 'OTHER') : null,
  };
}
