import { graphql } from 'relay-runtime';
import { availabilityIssues } from '@/domain/search/availabilityIssue';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { knownOf } from '@/domain/known';
import type { DateRange } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/guest/membership';
import type { RoomOffer } from '@/domain/stay/roomOffer';
import { readAmount } from '../readAmount';
import { readOptional } from '../readEach';
import { readBoolean, readCount, readText } from '../readLeaf';
import { readNearestDates } from '../readNearestDates';
import { readPriceLines } from '../readPriceLines';
import { readUnavailable } from '../readUnavailable';
import { wholeStayPrice } from '../stayFacts';
import type { AskedStay } from '../stayFacts';
import { readExtraServices } from './readExtraServices';
import { readHotel } from '../site/reservation/readHotel';
import { configurationId, flatten, readPriced } from './readOfferedStay';
import { readRatePlan } from '../site/reservation/readRatePlan';
import { readRoomType } from '../site/readDescribedRoom';
import type { readHotelOffers_hotel$data } from './__generated__/readHotelOffers_hotel.graphql';

void graphql`
  fragment readHotelOffers_line on PriceLine @relay(mask: false) {
    kind
    label
    quantity
    unitPrice {
      value
      currency
    }
    total {
      value
      currency
    }
    date
    vatRate
  }
`;

void graphql`
  fragment readHotelOffers_hotel on HotelAvailability @relay(mask: false) {
    available
    hotel {
      ...readHotel_hotel @relay(mask: false)
    }
    nearestDates @include(if: $withNearest) {
      startDate
      endDate
    }
    unavailable @include(if: $withReason) {
      reason
      rooms
    }
    rooms {
      adults
      childrenAges
      pets
      roomTypes {
        roomType {
          ...readDescribedRoom_room @relay(mask: false)
          accessibility @include(if: $withAccessibility) {
            ...readDescribedRoom_access @relay(mask: false)
          }
        }
        roomsLeft @include(if: $withRoomsLeft)
        rates {
          ...readRatePlan_rate @relay(mask: false)
          price {
            amount {
              value
              currency
            }
            unit
          }
          priceWithoutDiscount {
            amount {
              value
              currency
            }
            unit
          }
          priceLines @include(if: $withLines) {
            ...readHotelOffers_line @relay(mask: false)
          }
          cancellationTime
          promotionCode
          companyCode
          blockCode
          restrictions
        }
      }
    }
    extraServices @include(if: $withExtras) {
      ...readExtraServices_services @relay(mask: false)
    }
  }
`;

type WireRoomType = readHotelOffers_hotel$data['rooms'][number]['roomTypes'][number];
type WireRate = WireRoomType['rates'][number];

/** One offer, with its price for the whole stay. */
function readOffer(
  rate: WireRate,
  roomType: WireRoomType,
  roomIndex: number,
  { hotelId, ...stay }: AskedStay & { readonly hotelId: string },
): RoomOffer {
  return {
    ...readPriced(rate, roomType, roomIndex, stay),
    hotelId,
    rateCode: readText(rate.type),
    priceWithoutDiscount: readOptional(rate.priceWithoutDiscount, ({ unit, amount }) =>
      wholeStayPrice(unit, readAmount(amount), stay),
    ),
    lines: readPriceLines(rate.priceLines),
  };
}

/** Everything one hotel answered to a search. */
export function readHotelOffers(
  found: readHotelOffers_hotel$data,
  { startDate, endDate }: DateRange,
  memberships: readonly LoyaltyType[],
  issues: readonly string[],
): HotelOffers {
  const hotel = readHotel(found.hotel);
  const stay = { startDate, endDate, timeZone: hotel.timeZone, hotelId: hotel.id };
  return {
    hotel,
    memberships,
    available: readBoolean(found.available),
    nearestDates: readNearestDates(found.nearestDates),
    unavailable: readUnavailable(found.unavailable),
    // The request says who sleeps in which room; an answer that does not repeat it correctly is not used.
    configurations: found.rooms.map(({ adults, childrenAges, pets }, roomIndex) => ({
      id: configurationId(roomIndex),
      roomIndex,
      adults: readCount(adults),
      childAges: childrenAges.map(readCount),
      pets: readCount(pets),
    })),
    ...flatten(found.rooms, {
      room: ({ roomType }) => readRoomType(roomType),
      rate: (rate: WireRate) => readRatePlan(rate),
      offer: (rate: WireRate, roomType, roomIndex) => readOffer(rate, roomType, roomIndex, stay),
    }),
    ...(found.extraServices ? readExtraServices(found.extraServices) : { extraServices: null, extraServiceLimits: [] }),
    issues: knownOf(issues, availabilityIssues),
  };
}
