import { graphql, readInlineData } from 'relay-runtime';
import { times } from '@/domain/money';
import type { RestrictionReason, RoomOffer } from '@/domain/offer';
import { readMoney } from './readMoney';
import { readPriceLine } from './readPriceLine';
import type { readRoomOffer_room$key } from './__generated__/readRoomOffer_room.graphql';

/**
 * One offer of the booking API, its price told for the whole stay.
 * @param nights of the stay, for offers that are priced by the night
 */
export function readRoomOffer(ref: readRoomOffer_room$key, nights: number): RoomOffer {
  const room = readInlineData<readRoomOffer_room$key>(
    graphql`
      fragment readRoomOffer_room on AvailableRoom
      @inline
      @argumentDefinitions(
        withLines: { type: "Boolean", defaultValue: false }
        withRoomsLeft: { type: "Boolean", defaultValue: false }
      ) {
        hotelId
        roomConfigurationId
        roomTypeRefId
        rateRefId
        rateCode
        price {
          priceType
          amount {
            ...readMoney_money
          }
        }
        priceWithoutDiscount {
          priceType
          amount {
            ...readMoney_money
          }
        }
        priceLines @include(if: $withLines) {
          ...readPriceLine_line
        }
        promotionCodeApplied
        blockCodeApplied
        companyCodeApplied
        asomMembershipApplied
        cancelable
        cancelableUntil
        restrictions {
          reason
        }
        roomsLeft @include(if: $withRoomsLeft)
      }
    `,
    ref,
  );
  type Price = typeof room.price;
  const wholeStay = ({ priceType, amount }: Price) =>
    priceType === 'PER_NIGHT' || priceType === 'PER_DAY' ? times(readMoney(amount), nights) : readMoney(amount);
  return {
    hotelId: room.hotelId,
    roomConfigurationId: room.roomConfigurationId,
    roomTypeRefId: room.roomTypeRefId,
    rateRefId: room.rateRefId,
    rateCode: room.rateCode,
    price: wholeStay(room.price),
    priceWithoutDiscount: room.priceWithoutDiscount ? wholeStay(room.priceWithoutDiscount) : null,
    lines: room.priceLines?.map(readPriceLine) ?? [],
    applied: [
      ...(room.promotionCodeApplied ? (['PROMOTION_CODE'] as const) : []),
      ...(room.blockCodeApplied ? (['BLOCK_CODE'] as const) : []),
      ...(room.companyCodeApplied ? (['COMPANY_CODE'] as const) : []),
      ...(room.asomMembershipApplied ? (['ASOM'] as const) : []),
    ],
    cancel: room.cancelable && room.cancelableUntil ? { kind: 'free', until: room.cancelableUntil } : { kind: 'none' },
    restrictions: room.restrictions.map(({ reason }) => reason as RestrictionReason),
    roomsLeft: room.roomsLeft ?? null,
  };
}
