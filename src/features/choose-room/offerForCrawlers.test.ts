import { hotelOffers } from '@/domain/content/testHotel';
import { money } from '@/domain/money';
import { newRoomChoices } from '@/domain/stay/roomChoice';
import { placeParty } from '@/domain/stay/placement';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import { roomOptions } from '@/domain/stay/roomOptions';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { someCriteria } from '@/state/testFlow';
import { offerForCrawlers } from './offerForCrawlers';

const now = Date.parse('2026-11-02T09:00:00+02:00');
const until = '2026-12-01T18:00:00+02:00';

function told(cancel: CancelTerms, at = now) {
  const found = hotelOffers({
    roomTypes: [aRoomType({ refId: 'STD', name: 'Standard' })],
    rates: [aRate({})],
    offers: [anOffer({ roomTypeRefId: 'STD', price: money(16512), cancel })],
  });
  const choices = newRoomChoices(placeParty(someCriteria().party));
  const [lowest] = roomOptions(found, { choices, index: 0, wishes: [], isForOther: false, asked: null, now: at });
  return offerForCrawlers(found.hotel, lowest, at);
}

describe('the lowest price for crawlers', () => {
  it('is the total with taxes, and until when it is cancelled free', () => {
    expect(told({ kind: 'free', until })).toMatchObject({
      makesOffer: {
        name: 'Standard',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '165.12', priceCurrency: 'EUR', valueAddedTaxIncluded: 'https://schema.org/True' },
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: until,
        },
      },
    });
  });

  it.each([
    ['the rate cannot be cancelled', { kind: 'none' } as const, now],
    ['the deadline has passed', { kind: 'free', until } as const, Date.parse(until)],
  ])('is not cancelled free where %s', (_, cancel, at) => {
    expect(told(cancel, at)).toMatchObject({
      makesOffer: {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      },
    });
  });

  it('says that nothing is left', () => {
    const { hotel } = hotelOffers({});
    expect(offerForCrawlers(hotel, undefined, now)).toMatchObject({
      identifier: hotel.id,
      makesOffer: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' },
    });
  });
});
