import { graphql, readInlineData } from 'relay-runtime';
import type { Brand, Hotel } from '@/domain/hotel';
import type { Bank, PaymentCard } from '@/domain/payment';
import { knownOf } from './known';
import type { readHotel_hotel$key } from './__generated__/readHotel_hotel.graphql';

const brands: Readonly<Record<string, Brand>> = {
  BREAK: 'break',
  CUSTOM: 'custom',
  HEYMO: 'heymo',
  ORIGINAL: 'original',
  SOLO: 'solo',
};
const cards: readonly PaymentCard[] = ['AMEX', 'MASTERCARD', 'S_BUSINESS', 'VISA'];
const banks: readonly Bank[] = ['DANSKE', 'NORDEA', 'OP', 'S_BANK'];

/** A hotel of the booking API. A brand this site does not know wears the neutral look. */
export function readHotel(ref: readHotel_hotel$key): Hotel {
  const hotel = readInlineData<readHotel_hotel$key>(
    graphql`
      fragment readHotel_hotel on Hotel
      @inline
      @argumentDefinitions(
        withSummary: { type: "Boolean", defaultValue: false }
        withMap: { type: "Boolean", defaultValue: false }
      ) {
        id
        locale
        name
        email
        urlPath
        notifications {
          level
          message
        }
        address {
          street
          postCode
          city
          countryCode
        }
        listingImage {
          url
          alt
        }
        checkInTime
        checkOutTime
        phone {
          number
          rate
        }
        brand
        company {
          name
          businessId
        }
        supportedPaymentMethod {
          cards
          banks
        }
        timeZone
        summary @include(if: $withSummary)
        location @include(if: $withMap) {
          latitude
          longitude
        }
      }
    `,
    ref,
  );
  return {
    id: hotel.id,
    name: hotel.name,
    brand: brands[hotel.brand] ?? 'custom',
    urlPath: hotel.urlPath,
    address: { ...hotel.address },
    email: hotel.email,
    phone: { ...hotel.phone },
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    timeZone: hotel.timeZone,
    company: { ...hotel.company },
    cards: knownOf(hotel.supportedPaymentMethod.cards, cards),
    banks: knownOf(hotel.supportedPaymentMethod.banks, banks),
    notifications: hotel.notifications.map(({ level, message }) => ({
      level: level === 'ALERT' ? 'ALERT' : 'INFO',
      message,
    })),
    summary: hotel.summary ?? null,
    location: hotel.location ? { ...hotel.location } : null,
    image: hotel.listingImage ? { ...hotel.listingImage } : null,
  };
}
