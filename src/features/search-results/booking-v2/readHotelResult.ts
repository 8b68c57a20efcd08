import { graphql } from 'relay-runtime';
import { readBoolean } from '@/api/readLeaf';
import { readNearestDates } from '@/api/readNearestDates';
import { readSurroundings } from '@/api/readSurroundings';
import { readUnavailable } from '@/api/readUnavailable';
import { readHotel } from '@/api/booking-v2/readHotel';
import { readOfferedStay } from '@/api/booking-v2/readOfferedStay';
import type { HotelResult } from '@/domain/search/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/guest/membership';
import type { readHotelResult_hotel$data } from './__generated__/readHotelResult_hotel.graphql';

void graphql`
  fragment readHotelResult_hotel on HotelAvailability @relay(mask: false) {
    available
    hotel {
      ...readHotel_hotel @relay(mask: false)
      ...readHotel_listed @relay(mask: false)
      district @include(if: $withSurroundings)
      nearby @include(if: $withSurroundings) {
        kind
        name
        location {
          latitude
          longitude
        }
        walkMetres
      }
    }
    nearestDates @include(if: $withNearest) {
      startDate
      endDate
    }
    unavailable @include(if: $withReason) {
      reason
      rooms
    }
    ...readOfferedStay_hotel @relay(mask: false)
  }
`;

/** Reads one hotel of the results. Throws MalformedError when the hotel itself cannot be read. */
export function readHotelResult(
  found: readHotelResult_hotel$data,
  stay: DateRange,
  memberships: readonly LoyaltyType[],
): HotelResult {
  return {
    hotel: readHotel(found.hotel),
    surroundings: readSurroundings(found.hotel),
    available: readBoolean(found.available),
    nearestDates: readNearestDates(found.nearestDates),
    unavailable: readUnavailable(found.unavailable),
    ...readOfferedStay(found, stay, memberships),
  };
}
