import { graphql, readInlineData } from 'relay-runtime';
import { times } from '@/domain/money';
import { restrictionReasons } from '@/domain/offer';
import type { RoomOffer } from '@/domain/offer';
import { readOptional } from '../readEach';
import { readBoolean, readCount, readKnown, readText } from '../readLeaf';
import { readInstant } from '../readTime';
import { readMoney } from './readMoney';
import { readPriceLines } from './readPriceLine';
import type { readRoomOffer_room$key } from './__generated__/readRoomOffer_room.graphql';

/** How many times a price of each kind counts in a stay. */
const timesOf = {
  PER_DAY: (nights: number) => nights,
  PER_NIGHT: (nights: number) => nights,
  PER_STAY: () => 1,
  PER_WHOLE_STAY: () => 1,
} as const;
const priceTypes = Object.keys(timesOf) as (keyof typeof timesOf)[];

/**
 * One offer of the booking API, its price for the whole stay. Throws MalformedError where that cannot be read, or where
 * it is sold on terms that this site cannot explain.
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
    times(readMoney(amount), timesOf[readKnown(priceType, priceTypes)](nights));
  return {
    hotelId: readText(room.hotelId),
    roomConfigurationId: readText(room.roomConfigurationId),
    roomTypeRefId: readText(room.roomTypeRefId),
    rateRefId: readText(room.rateRefId),
    rateCode: readText(room.rateCode),
    price: wholeStay(room.price),
    priceWithoutDiscount: readOptional(room.priceWithoutDiscount, wholeStay),
    lines: readPriceLines(room.priceLines),
    applied: [
      ...(room.promotionCodeApplied === true ? (['PROMOTION_CODE'] as const) : []),
      ...(room.blockCodeApplied === true ? (['BLOCK_CODE'] as const) : []),
      ...(room.companyCodeApplied === true ? (['COMPANY_CODE'] as const) : []),
      ...(room.asomMembershipApplied === true ? (['ASOM'] as const) : []),
    ],
    cancel:
      readBoolean(room.cancelable) && room.cancelableUntil
        ? { kind: 'free', until: readInstant(room.cancelableUntil) }
        : { kind: 'none' },
    restrictions: room.restrictions.map(({ reason }) => readKnown(reason, restrictionReasons)),
    roomsLeft: readOptional(room.roomsLeft, readCount),
  };
}
