import type { HotelLeaf } from 'schema-dts';
import { structuredAddress } from '@/domain/content/structuredAddress';
import { toDecimal } from '@/domain/money';
import { isFreeToCancel } from '@/domain/reservation/cancel';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { RoomOption } from '@/domain/stay/roomOptions';

/**
 * The lowest price of the stay for crawlers that hold the prices of feeds against the pages that they lead to: hotel, one
 * offer, the total with taxes, and until when it is cancelled free. Undefined where no room is to be had. `now` in
 * milliseconds.
 */
export function offerForCrawlers(
  { id, name, address }: HotelOffers['hotel'],
  lowest: RoomOption | undefined,
  now: number,
): HotelLeaf {
  const offer = lowest?.cheapest;
  return {
    '@type': 'Hotel',
    identifier: id,
    name,
    address: structuredAddress(address),
    makesOffer: offer
      ? {
          '@type': 'Offer',
          availability: 'https://schema.org/InStock',
          name: lowest.room.name,
          priceSpecification: {
            '@type': 'CompoundPriceSpecification',
            price: toDecimal(offer.price),
            priceCurrency: offer.price.currency,
            valueAddedTaxIncluded: 'https://schema.org/True',
          },
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: address.countryCode,
            ...(offer.cancel.kind === 'free' && isFreeToCancel(offer.cancel, now)
              ? {
                  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
                  merchantReturnDays: offer.cancel.until,
                }
              : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
          },
        }
      : { '@type': 'Offer', availability: 'https://schema.org/SoldOut' },
  };
}
