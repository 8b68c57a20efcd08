import { graphql, readInlineData } from 'relay-runtime';
import { readEach } from '@/api/readEach';
import { readBoolean } from '@/api/readLeaf';
import { readHotel } from '@/api/v2/readHotel';
import { readNearestDates } from '@/api/readNearestDates';
import { readMoney } from '@/api/v2/readMoney';
import { readRoomType } from '@/api/v2/readRoomType';
import type { HotelResult } from '@/domain/hotelOffers';
import type { readHotelResult_hotel$key } from './__generated__/readHotelResult_hotel.graphql';

/** One hotel of the results. Throws MalformedError where its price, or what it is, cannot be read. */
export function readHotelResult(ref: readHotelResult_hotel$key): HotelResult {
  const found = readInlineData<readHotelResult_hotel$key>(
    graphql`
      fragment readHotelResult_hotel on HotelAvailability
      @inline
      @argumentDefinitions(
        withSummary: { type: "Boolean!" }
        withMap: { type: "Boolean!" }
        withNearest: { type: "Boolean!" }
      ) {
        available
        hotel {
          ...readHotel_hotel @arguments(withSummary: $withSummary, withMap: $withMap)
        }
        lowestTotal {
          ...readMoney_money
        }
        nearestDates @include(if: $withNearest) {
          startDate
          endDate
        }
        roomTypes {
          ...readRoomType_room
        }
        rates {
          information {
            breakfastIncluded
          }
        }
      }
    `,
    ref,
  );
  return {
    hotel: readHotel(found.hotel),
    available: readBoolean(found.available),
    lowestTotal: found.lowestTotal ? readMoney(found.lowestTotal) : null,
    nearestDates: readNearestDates(found.nearestDates),
    roomTypes: readEach(found.roomTypes, readRoomType),
    breakfastIncluded: found.rates.some(({ information }) => information.breakfastIncluded === true),
  };
}
