import { graphql } from 'relay-runtime';
import { readPicture } from '@/api/v1/readPicture';
import { parseMoney } from '@/domain/money';
import type { WireMoney } from '@/domain/money';
import type { OfferMembership, OfferPrice, OfferTeaser } from '@/domain/offerPage';
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

const units: Readonly<Record<string, OfferPrice['unit']>> = { PER_DAY: 'DAY', PER_NIGHT: 'NIGHT', PER_STAY: 'STAY' };
const memberships: Readonly<Record<string, OfferMembership>> = { ASOM: 'ASOM', SCARD: 'S_CARD' };

const readPeriod = ({ from, to }: ToldPeriod): Period => ({ from: from ?? null, to: to ?? null });

/** Null for a price per a unit that this site does not know: without the unit it would mislead. */
function readPrice(told: ToldOffer['priceFrom']): OfferPrice | null {
  const unit = told && units[told.unit];
  return unit ? { amount: parseMoney(told.amount), unit } : null;
}

/** What lists show of an offer, as plain data. */
export function readOfferTeaser(told: ToldOffer): OfferTeaser {
  return {
    id: told.id,
    slug: told.slug,
    title: told.title,
    lead: told.lead ?? null,
    picture: readPicture(told.image),
    priceFrom: readPrice(told.priceFrom),
    sale: readPeriod(told.salePeriod),
    stay: readPeriod(told.stayPeriod),
    membership: told.membership ? (memberships[told.membership] ?? 'OTHER') : null,
  };
}
