import { graphql, readInlineData } from 'relay-runtime';
import type { BathroomType } from '@/domain/offer';
import { guaranteeStatuses, reservationStatuses } from '@/domain/reservation';
import type { ReservedRoom } from '@/domain/reservation';
import { knownOr } from './known';
import { readMoney } from './readMoney';
import { readPriceLine } from './readPriceLine';
import { readRatePlan } from './readRatePlan';
import { readRoomType } from './readRoomType';
import type { readReservedRoom_room$key } from './__generated__/readReservedRoom_room.graphql';

const bathrooms: readonly BathroomType[] = ['BATH', 'NONE', 'SHOWER'];

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
            ...readPriceLine_line
          }
        }
        cancelBy
      }
    `,
    ref,
  );
  return {
    roomIndex: room.roomIndex,
    roomType: readRoomType(room.roomType),
    rate: readRatePlan(room.rate),
    status: knownOr(room.status, reservationStatuses, 'PENDING'),
    guaranteeStatus: knownOr(room.guaranteeStatus, guaranteeStatuses, 'NOT_APPLICABLE'),
    guest: { ...room.guest },
    promotionCode: room.promotionCode ?? null,
    blockCode: room.blockCode ?? null,
    companyCode: room.companyCode ?? null,
    adults: room.adultCount,
    babies: room.babyCount,
    childAges: [...room.childAges],
    pets: room.petCount,
    travelCots: room.travelCot,
    bathroomWish: knownOr(room.bathOrShowerPreference, bathrooms, 'NONE'),
    extras: room.extraServices.map(({ extraServiceId, name, count, totalPrice }) => ({
      id: extraServiceId,
      name,
      quantity: count,
      total: readMoney(totalPrice),
    })),
    total: readMoney(room.monetaryInfo.total),
    lines: room.monetaryInfo.lines?.map(readPriceLine) ?? [],
    cancel: room.cancelBy ? { kind: 'free', until: room.cancelBy } : { kind: 'none' },
  };
}
