import { graphql } from 'relay-runtime';
import { readAmount } from '@/api/readAmount';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { readPicture } from '@/api/readPicture';
import { parseMembership } from '@/domain/guest/membership';
import { parsePriceUnit } from '@/domain/content/specialOffer';
import type { SpecialOfferPrice, SpecialOfferTeaser } from '@/domain/content/specialOffer';
import type { Period } from '@/domain/period';
import type { readOfferTeaser_offer$data } from './__generated__/readOfferTeaser_offer.graphql';

void graphql`
  fragment readOfferTeaser_offer on Offer @relay(mask: false) {
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

type Offer = readOfferTeaser_offer$data;

const readPeriod = ({ from, to }: Offer['salePeriod']): Period => ({
  // Without a readable end the offer would be on sale without limit.
  from: from ? readDate(from) : null,
  to: to ? readDate(to) : null,
});

/** Null for a price per an unknown unit: without the unit it would mislead. */
function readPrice(price: Offer['priceFrom']): SpecialOfferPrice | null {
  return readOptional(price, ({ amount, unit }) => {
    const known = parsePriceUnit(unit);
    return known ? { amount: readAmount(amount), unit: known } : null;
  });
}

/** What lists show of a special offer, selected by `...readOfferTeaser_offer @relay(mask: false)`. */
export function readOfferTeaser(offer: Offer): SpecialOfferTeaser {
  return {
    id: readText(offer.id),
    slug: readText(offer.slug),
    title: readText(offer.title),
    lead: readOptional(offer.lead, readText),
    picture: readPicture(offer.image),
    priceFrom: readPrice(offer.priceFrom),
    sale: readPeriod(offer.salePeriod),
    stay: readPeriod(offer.stayPeriod),
    membership: offer.membership ? (parseMembership(offer.membership) ?? 'OTHER') : null,
  };
}
