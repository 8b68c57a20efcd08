import { graphql, readInlineData } from 'relay-runtime';
import { availabilityIssues } from '@/domain/search/availabilityIssue';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { DateRange } from '@/domain/localDate';
import { parseExtraServiceCategory } from '@/domain/stay/extraService';
import type { LoyaltyType } from '@/domain/guest/membership';
import { knownOf } from '@/domain/known';
import { readEach, readSome } from '../readEach';
import { readBoolean, readCount, readText } from '../readLeaf';
import { readNearestDates } from '../readNearestDates';
import { readUnavailable } from '../readUnavailable';
import { soldAs } from './offerFacts';
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
        withMeasures: { type: "Boolean!" }
        withNearest: { type: "Boolean!" }
        withReason: { type: "Boolean!" }
      ) {
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
          ...readRoomType_room @arguments(withAccessibility: $withAccessibility, withMeasures: $withMeasures)
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
  const roomTypes = readSome(found.roomTypes, readRoomType);
  const rates = readSome(found.rates, readRatePlan);
  const hotel = readHotel(found.hotel);
  const stay = { startDate, endDate, timeZone: hotel.timeZone };
  const sold = soldAs({ roomTypes, rates });
  return {
    hotel,
    memberships,
    available: readBoolean(found.available),
    nearestDates: readNearestDates(found.nearestDates),
    unavailable: readUnavailable(found.unavailable),
    // The request says who sleeps in which room; an answer that does not repeat it correctly is not used.
    configurations: found.roomConfigurations.map(({ id, roomIndex, adultCount, childAges, petCount }) => ({
      id: readText(id),
      roomIndex: readCount(roomIndex),
      adults: readCount(adultCount),
      childAges: childAges.map(readCount),
      pets: readCount(petCount),
    })),
    // An offer whose room type or rate could not be read is left out.
    offers: readSome(found.availableRooms, (room) => sold(readRoomOffer(room, stay))),
    roomTypes,
    rates,
    extraServices: readEach(found.extraServices, readExtraService),
    extraServiceLimits: readEach(found.extraServiceLimits, ({ category, maxPerReservation, maxPerRoom }) => ({
      category: parseExtraServiceCategory(category),
      maxPerReservation: readCount(maxPerReservation),
      maxPerRoom: readCount(maxPerRoom),
    })),
    issues: knownOf(issues, availabilityIssues),
  };
}
