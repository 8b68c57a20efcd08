import { graphql, readInlineData } from 'relay-runtime';
import type { RoomOffer } from '@/domain/stay/roomOffer';
import { readOptional } from '../readEach';
import { readCount, readText } from '../readLeaf';
import { readPriceLines } from '../readPriceLines';
import { wholeStayPrice } from '../stayFacts';
import type { AskedStay } from '../stayFacts';
import { appliedTo, cancelTermsOf, unmetOf } from './offerFacts';
import { readMoney } from './readMoney';
import type { readRoomOffer_room$key } from './__generated__/readRoomOffer_room.graphql';

void graphql`
  fragment readRoomOffer_line on PriceLine @relay(mask: false) {
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

/**
 * One offer of the booking API, with its price for the whole stay. Throws MalformedError where it cannot be read, or
 * where it is sold on terms that this site does not know.
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
          ...readRoomOffer_line @relay(mask: false)
        }
        ...offerFacts_room @relay(mask: false)
        roomsLeft @include(if: $withRoomsLeft)
      }
    `,
    ref,
  );
  type Price = typeof room.price;
  const wholeStay = ({ priceType, amount }: Price) => wholeStayPrice(priceType, readMoney(amount), stay);
  return {
    hotelId: readText(room.hotelId),
    roomConfigurationId: readText(room.roomConfigurationId),
    roomTypeRefId: readText(room.roomTypeRefId),
    rateRefId: readText(room.rateRefId),
    rateCode: readText(room.rateCode),
    price: wholeStay(room.price),
    priceWithoutDiscount: readOptional(room.priceWithoutDiscount, wholeStay),
    lines: readPriceLines(room.priceLines),
    applied: appliedTo(room),
    cancel: cancelTermsOf(room, stay),
    restrictions: unmetOf(room.restrictions),
    roomsLeft: readOptional(room.roomsLeft, readCount),
  };
}
