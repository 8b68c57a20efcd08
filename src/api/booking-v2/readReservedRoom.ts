import { graphql, readInlineData } from 'relay-runtime';
import { parseBathroomType } from '@/domain/stay/roomType';
import { parseGuaranteeStatus, parseReservationStatus } from '@/domain/reservation/reservation';
import type { ReservedRoom } from '@/domain/reservation/reservation';
import { readEach, readOptional, readTextOr } from '../readEach';
import { readCount, readText } from '../readLeaf';
import { readPriceLines } from '../readPriceLines';
import { readInstant } from '../readTime';
import { readMoney } from './readMoney';
import { readRatePlan } from './readRatePlan';
import { readRoomType } from './readRoomType';
import type { readReservedRoom_room$key } from './__generated__/readReservedRoom_room.graphql';

/** One booked room of the booking API. */
export function readReservedRoom(ref: readReservedRoom_room$key): ReservedRoom {
  const room = readInlineData<readReservedRoom_room$key>(
    graphql`
      fragment readReservedRoom_room on RoomReservation
      @inline
      @argumentDefinitions(withLines: { type: "Boolean", defaultValue: false }) {
        roomIndex
        roomType {
          ...readRoomType_room
        }
        rate {
          ...readRatePlan_rate
        }
        status
        guaranteeStatus
        guest {
          firstName
          lastName
        }
        adultCount
        babyCount
        promotionCode
        blockCode
        companyCode
        childAges
        petCount
        travelCot
        bathOrShowerPreference
        extraServices {
          extraServiceId
          name
          count
          totalPrice {
            ...readMoney_money
          }
        }
        monetaryInfo {
          total {
            ...readMoney_money
          }
          lines @include(if: $withLines) {
            ...readRoomOffer_line @relay(mask: false)
          }
        }
        cancelBy
      }
    `,
    ref,
  );
  return {
    roomIndex: readCount(room.roomIndex),
    roomType: readRoomType(room.roomType),
    rate: readRatePlan(room.rate),
    status: parseReservationStatus(room.status),
    guaranteeStatus: parseGuaranteeStatus(room.guaranteeStatus),
    guest: { firstName: readTextOr('', room.guest.firstName), lastName: readTextOr('', room.guest.lastName) },
    promotionCode: readOptional(room.promotionCode, readText),
    blockCode: readOptional(room.blockCode, readText),
    companyCode: readOptional(room.companyCode, readText),
    adults: readCount(room.adultCount),
    babies: readCount(room.babyCount),
    childAges: room.childAges.map(readCount),
    pets: readCount(room.petCount),
    travelCots: readCount(room.travelCot),
    bathroomWish: parseBathroomType(room.bathOrShowerPreference),
    extras: readEach(room.extraServices, ({ extraServiceId, name, count, totalPrice }) => ({
      id: readText(extraServiceId),
      name: readText(name),
      quantity: readCount(count),
      total: readMoney(totalPrice),
    })),
    total: readMoney(room.monetaryInfo.total),
    lines: readPriceLines(room.monetaryInfo.lines),
    cancel: room.cancelBy ? { kind: 'free', until: readInstant(room.cancelBy) } : { kind: 'none' },
  };
}
