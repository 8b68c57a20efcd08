import { graphql } from 'relay-runtime';
import type { DateRange } from '@/domain/localDate';
import { parseMoney } from '@/domain/money';
import { depositRequirements, loyaltyTypes, restrictionReasons } from '@/domain/offer';
import type { LoyaltyType, RoomFeature } from '@/domain/offer';
import type { OfferedStay } from '@/domain/offeredStay';
import { readEach } from '../readEach';
import { knownOf, knownOr } from './known';
import { cancelTermsOf, unmetOf, wholeStayPrice } from './offerFacts';
import type { readOfferedStay_hotel$data } from './__generated__/readOfferedStay_hotel.graphql';

// What a stay costs and to whom, and no more: a list asks it of each hotel. Spread without a mask, so that a page
// without Relay can read it too.
void graphql`
  fragment readOfferedStay_hotel on HotelAvailability {
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
      cancelable
      cancelableUntil
      restrictions {
        reason
      }
      roomsLeft @include(if: $withRoomsLeft)
    }
  }
`;

/** What one hotel offers: all that its price is worked out from. */
export function readOfferedStay(
  found: Omit<readOfferedStay_hotel$data, ' $fragmentType'>,
  { startDate, endDate }: DateRange,
  memberships: readonly LoyaltyType[],
): OfferedStay {
  const stay = { startDate, endDate, timeZone: found.hotel.timeZone };
  return {
    memberships,
    configurations: found.roomConfigurations.map(({ id, roomIndex }) => ({ id, roomIndex })),
    roomTypes: found.roomTypes.map(({ refId, features }) => ({ refId, features: features as readonly RoomFeature[] })),
    rates: found.rates.map(({ refId, rateCode, information, constraints }) => ({
      refId,
      code: rateCode,
      breakfastIncluded: information.breakfastIncluded,
      depositRequirement: knownOr(constraints.depositRequirement, depositRequirements, 'DEPOSIT_REQUIRED'),
      loyaltyType: knownOr(constraints.loyaltyType, loyaltyTypes, 'NONE'),
      restrictions: knownOf(
        constraints.restrictions.map(({ reason }) => reason),
        restrictionReasons,
      ),
    })),
    offers: readEach(found.availableRooms, (room) => ({
      roomConfigurationId: room.roomConfigurationId,
      roomTypeRefId: room.roomTypeRefId,
      rateRefId: room.rateRefId,
      price: wholeStayPrice(room.price.priceType, parseMoney(room.price.amount), stay),
      cancel: cancelTermsOf(room, stay),
      restrictions: unmetOf(room.restrictions),
      roomsLeft: room.roomsLeft ?? null,
    })),
  };
}
