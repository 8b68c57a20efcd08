import { graphql, readInlineData } from 'relay-runtime';
import { availabilityIssues } from '@/domain/availabilityIssue';
import type { HotelOffers } from '@/domain/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/offer';
import { readEach } from '../readEach';
import { knownOf } from './known';
import { readExtraService } from './readExtraService';
import { readHotel } from './readHotel';
import { readRatePlan } from './readRatePlan';
import { readRoomOffer } from './readRoomOffer';
import { readRoomType } from './readRoomType';
import type { readHotelOffers_hotel$key } from './__generated__/readHotelOffers_hotel.graphql';

/** Everything one hotel answered to a search. */
export function readHotelOffers(
  ref: readHotelOffers_hotel$key,
  { startDate, endDate }: DateRange,
  memberships: readonly LoyaltyType[],
  issues: readonly string[],
): HotelOffers {
  const found = readInlineData<readHotelOffers_hotel$key>(
    graphql`
      fragment readHotelOffers_hotel on HotelAvailability
      @inline
      @argumentDefinitions(
        withLines: { type: "Boolean!" }
        withRoomsLeft: { type: "Boolean!" }
        withAccessibility: { type: "Boolean!" }
        withNearest: { type: "Boolean!" }
      ) {
        available
        hotel {
          ...readHotel_hotel
        }
        nearestDates @include(if: $withNearest) {
          startDate
          endDate
        }
        roomConfigurations {
          id
          roomIndex
          adultCount
          childAges
          petCount
        }
        availableRooms {
          ...readRoomOffer_room @arguments(withLines: $withLines, withRoomsLeft: $withRoomsLeft)
        }
        roomTypes {
          ...readRoomType_room @arguments(withAccessibility: $withAccessibility)
        }
        rates {
          ...readRatePlan_rate
        }
        extraServices {
          ...readExtraService_extra @arguments(withLines: $withLines)
        }
        extraServiceLimits {
          category
          maxPerReservation
          maxPerRoom
        }
      }
    `,
    ref,
  );
  const hotel = readHotel(found.hotel);
  const stay = { startDate, endDate, timeZone: hotel.timeZone };
  return {
    hotel,
    memberships,
    available: found.available,
    nearestDates: found.nearestDates?.map((dates) => ({ ...dates })) ?? [],
    configurations: found.roomConfigurations.map(({ id, roomIndex, adultCount, childAges, petCount }) => ({
      id,
      roomIndex,
      adults: adultCount,
      childAges: [...childAges],
      pets: petCount,
    })),
    offers: readEach(found.availableRooms, (room) => readRoomOffer(room, stay)),
    roomTypes: found.roomTypes.map(readRoomType),
    rates: found.rates.map(readRatePlan),
    extraServices: readEach(found.extraServices, readExtraService),
    extraServiceLimits: found.extraServiceLimits.map(({ category, maxPerReservation, maxPerRoom }) => ({
      category: category === 'EQUIPMENT' ? 'EQUIPMENT' : 'COMFORT',
      maxPerReservation,
      maxPerRoom,
    })),
    issues: knownOf(issues, availabilityIssues),
  };
}
