import { graphql, readInlineData } from 'relay-runtime';
import type { RoomOffer } from '@/domain/offer';
import { cancelTermsOf, unmetOf, wholeStayPrice } from './offerFacts';
import type { AskedStay } from './offerFacts';
import { readMoney } from './readMoney';
import { readPriceLine } from './readPriceLine';
import type { readRoomOffer_room$key } from './__generated__/readRoomOffer_room.graphql';

/**
 * One offer of the booking API, with its price for the whole stay.
 * @throws RangeError when it cannot be read: such an offer is not sold
 */
export function readRoomOffer(ref: readRoomOffer_room$key, stay: AskedStay): RoomOffer {
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
  const wholeStay = ({ priceType, amount }: Price) => wholeStayPrice(priceType, readMoney(amount), stay);
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
    cancel: cancelTermsOf(room, stay),
    restrictions: unmetOf(room.restrictions),
    roomsLeft: room.roomsLeft ?? null,
  };
}
