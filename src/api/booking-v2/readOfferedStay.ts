import { graphql } from 'relay-runtime';
import type { DateRange } from '@/domain/localDate';
import { parseLoyaltyType } from '@/domain/guest/membership';
import { parseDepositRequirement } from '@/domain/rate/ratePlan';
import { roomFeatures } from '@/domain/stay/roomType';
import type { LoyaltyType } from '@/domain/guest/membership';
import type { OfferedStay } from '@/domain/search/offeredStay';
import { knownOf } from '@/domain/known';
import { readAmount } from '../readAmount';
import { readOptional, readSome } from '../readEach';
import { readCount, readText } from '../readLeaf';
import { readTimeZone } from '../readTime';
import { wholeStayPrice } from '../stayFacts';
import { appliedTo, cancelTermsOf, soldAs, unmetOf } from './offerFacts';
import type { readOfferedStay_hotel$data } from './__generated__/readOfferedStay_hotel.graphql';

// Only the prices of a stay and their conditions, as a list asks it for each hotel. Spread without a mask, so that a
// page without Relay can read it too.
void graphql`
  fragment readOfferedStay_hotel on HotelAvailability @relay(mask: false) {
    hotel {
      id
      locale
      timeZone
    }
    roomConfigurations {
      id
      roomIndex
    }
    roomTypes {
      refId
      features
    }
    rates {
      refId
      rateCode
      information {
        breakfastIncluded
      }
      constraints {
        depositRequirement
        loyaltyType
        restrictions {
          reason
        }
      }
    }
    availableRooms {
      roomConfigurationId
      roomTypeRefId
      rateRefId
      price {
        priceType
        amount {
          value
          currency
        }
      }
      ...offerFacts_room @relay(mask: false)
      roomsLeft @include(if: $withRoomsLeft)
    }
  }
`;

/** What one hotel offers: everything that its price is computed from. */
export function readOfferedStay(
  found: readOfferedStay_hotel$data,
  { startDate, endDate }: DateRange,
  memberships: readonly LoyaltyType[],
): OfferedStay {
  const stay = { startDate, endDate, timeZone: readTimeZone(found.hotel.timeZone) };
  const roomTypes = readSome(found.roomTypes, ({ refId, features }) => ({
    refId: readText(refId),
    features: knownOf(features, roomFeatures),
  }));
  const rates = readSome(found.rates, ({ refId, rateCode, information, constraints }) => ({
    refId: readText(refId),
    code: readText(rateCode),
    breakfastIncluded: information.breakfastIncluded === true,
    depositRequirement: parseDepositRequirement(constraints.depositRequirement),
    loyaltyType: parseLoyaltyType(constraints.loyaltyType),
    restrictions: unmetOf(constraints.restrictions),
  }));
  const sold = soldAs({ roomTypes, rates });
  const offers = readSome(found.availableRooms, (room) =>
    sold({
      roomConfigurationId: readText(room.roomConfigurationId),
      roomTypeRefId: readText(room.roomTypeRefId),
      rateRefId: readText(room.rateRefId),
      price: wholeStayPrice(room.price.priceType, readAmount(room.price.amount), stay),
      applied: appliedTo(room),
      cancel: cancelTermsOf(room, stay),
      restrictions: unmetOf(room.restrictions),
      roomsLeft: readOptional(room.roomsLeft, readCount),
    }),
  );
  return {
    memberships,
    configurations: found.roomConfigurations.map(({ id, roomIndex }) => ({
      id: readText(id),
      roomIndex: readCount(roomIndex),
    })),
    roomTypes,
    rates,
    offers,
  };
}
