import { graphql, readInlineData } from 'relay-runtime';
import { readBoolean } from '@/api/readLeaf';
import { readNearestDates } from '@/api/readNearestDates';
import { readSurroundings } from '@/api/readSurroundings';
import { readUnavailable } from '@/api/readUnavailable';
import { readHotel } from '@/api/booking-v2/readHotel';
import { readOfferedStay } from '@/api/booking-v2/readOfferedStay';
import type { HotelResult } from '@/domain/search/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/guest/membership';
import type { readHotelResult_hotel$key } from './__generated__/readHotelResult_hotel.graphql';

/** Reads one hotel of the results. Throws MalformedError when the hotel itself cannot be read. */
export function readHotelResult(
  ref: readHotelResult_hotel$key,
  stay: DateRange,
  memberships: readonly LoyaltyType[],
): HotelResult {
  const found = readInlineData<readHotelResult_hotel$key>(
    graphql`
      fragment readHotelResult_hotel on HotelAvailability
      @inline
      @argumentDefinitions(
        withSummary: { type: "Boolean!" }
        withMap: { type: "Boolean!" }
        withNearest: { type: "Boolean!" }
        withReason: { type: "Boolean!" }
        withSurroundings: { type: "Boolean!" }
      ) {
        available
        hotel {
          ...readHotel_hotel @arguments(withSummary: $withSummary, withMap: $withMap)
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
    `,
    ref,
  );
  return {
    hotel: readHotel(found.hotel),
    surroundings: readSurroundings(found.hotel),
    available: readBoolean(found.available),
    nearestDates: readNearestDates(found.nearestDates),
    unavailable: readUnavailable(found.unavailable),
    ...readOfferedStay(found, stay, memberships),
  };
}
