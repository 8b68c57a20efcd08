import { graphql, readInlineData } from 'relay-runtime';
import { readHotel } from '@/api/v2/readHotel';
import { readMoney } from '@/api/v2/readMoney';
import { readRoomType } from '@/api/v2/readRoomType';
import type { HotelResult } from '@/domain/hotelOffers';
import type { readHotelResult_hotel$key } from './__generated__/readHotelResult_hotel.graphql';

/** One hotel of the results. */
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
    available: found.available,
    lowestTotal: found.lowestTotal ? readMoney(found.lowestTotal) : null,
    nearestDates: found.nearestDates?.map((dates) => ({ ...dates })) ?? [],
    roomTypes: found.roomTypes.map(readRoomType),
    breakfastIncluded: found.rates.some(({ information }) => information.breakfastIncluded),
  };
}
