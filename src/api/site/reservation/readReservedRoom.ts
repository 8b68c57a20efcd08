import { graphql } from 'relay-runtime';
import { NO_MONEY } from '@/domain/money';
import { countBabies } from '@/domain/stay/party';
import type { Reservation, ReservedRoom } from '@/domain/reservation/reservation';
import { parseBathroomType } from '@/domain/stay/roomType';
import { readAmount } from '../../readAmount';
import { readEach, readOptional, readTextOr } from '../../readEach';
import { readCount, readText } from '../../readLeaf';
import { readPriceLines } from '../../readPriceLines';
import { readCancelTerms } from '../readCancelTerms';
import { readRatePlan } from './readRatePlan';
import { readRoomType } from '../readDescribedRoom';
import type { readReservedRoom_room$data } from './__generated__/readReservedRoom_room.graphql';

void graphql`
  fragment readReservedRoom_room on ReservedRoom @relay(mask: false) {
    roomType {
      ...readDescribedRoom_room @relay(mask: false)
    }
    rate {
      ...readRatePlan_reserved @relay(mask: false)
      cancellationTime
    }
    guest {
      firstName
      lastName
    }
    adults
    childrenAges
    pets
    cribSelection
    bathroomWish
    extraServices {
      extraServiceId
      name
      quantity
      count
      totalPrice {
        amount {
          value
          currency
        }
      }
    }
    totalPrice {
      value
      currency
    }
    priceLines @include(if: $withLines) {
      ...readHotelOffers_line @relay(mask: false)
    }
    promotionCode
    companyCode
    blockCode
  }
`;

/** One reserved room. Its statuses are those of the whole reservation. */
export function readReservedRoom(
  room: readReservedRoom_room$data,
  roomIndex: number,
  statuses: Pick<Reservation, 'guaranteeStatus' | 'status'>,
): ReservedRoom {
  const childAges = room.childrenAges.map(readCount);
  return {
    roomIndex,
    roomType: readRoomType(room.roomType),
    rate: readRatePlan(room.rate),
    ...statuses,
    guest: { firstName: readTextOr('', room.guest.firstName), lastName: readTextOr('', room.guest.lastName) },
    promotionCode: readOptional(room.promotionCode, readText),
    blockCode: readOptional(room.blockCode, readText),
    companyCode: readOptional(room.companyCode, readText),
    adults: readCount(room.adults),
    babies: countBabies(childAges),
    childAges,
    pets: readCount(room.pets),
    travelCots: readCount(room.cribSelection),
    bathroomWish: parseBathroomType(room.bathroomWish),
    // A line may name its quantity either way, and lack its amount.
    extras: readEach(room.extraServices, ({ extraServiceId, name, quantity, count, totalPrice }) => ({
      id: readText(extraServiceId),
      name: readText(name),
      quantity: readCount(quantity ?? count ?? 1),
      total: totalPrice?.amount ? readAmount(totalPrice.amount) : NO_MONEY,
    })),
    total: readAmount(room.totalPrice),
    lines: readPriceLines(room.priceLines),
    cancel: readCancelTerms(room.rate.cancellationTime),
  };
}
