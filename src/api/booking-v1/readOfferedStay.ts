import { graphql } from 'relay-runtime';
import { inOneOrder } from '@/domain/search/inOneOrder';
import { knownOf } from '@/domain/known';
import type { DateRange } from '@/domain/localDate';
import { parseMembership } from '@/domain/guest/membership';
import type { LoyaltyType } from '@/domain/guest/membership';
import type { OfferedStay } from '@/domain/search/offeredStay';
import { parseDepositRequirement } from '@/domain/rate/ratePlan';
import type { RoomOffer } from '@/domain/stay/roomOffer';
import { roomFeatures } from '@/domain/stay/roomType';
import { readAmount } from '../readAmount';
import { readEach, readOptional, readSome } from '../readEach';
import { MalformedError, readCount, readText } from '../readLeaf';
import { readTimeZone } from '../readTime';
import { readRestrictions, wholeStayPrice } from '../stayFacts';
import type { AskedStay } from '../stayFacts';
import { readCancelTerms } from '../site/readCancelTerms';
import type { readOfferedStay_hotel$data } from './__generated__/readOfferedStay_hotel.graphql';

// Only the prices of a stay and their conditions, as a list asks it for each hotel.
void graphql`
  fragment readOfferedStay_hotel on HotelAvailability @relay(mask: false) {
    hotel {
      id
      locale
      timeZone
    }
    rooms {
      roomTypes {
        roomType {
          id
          features
        }
        roomsLeft @include(if: $withRoomsLeft)
        rates {
          id
          type
          breakfastIncluded
          depositRequirement
          loyaltyMembershipType
          promotionCode
          companyCode
          blockCode
          terms
          price {
            amount {
              value
              currency
            }
            unit
          }
          cancellationTime
          restrictions
        }
      }
    }
  }
`;

type WireRoomType = readOfferedStay_hotel$data['rooms'][number]['roomTypes'][number];
type WireRate = WireRoomType['rates'][number];

/** The id of a room of the search: the API names rooms by their order. */
export const configurationId = (roomIndex: number): string => `room-${roomIndex}`;

/** What changed the price of a rate. */
const appliedTo = (rate: WireRate): RoomOffer['applied'] => [
  ...(rate.promotionCode ? (['PROMOTION_CODE'] as const) : []),
  ...(rate.blockCode ? (['BLOCK_CODE'] as const) : []),
  ...(rate.companyCode ? (['COMPANY_CODE'] as const) : []),
  ...(rate.loyaltyMembershipType === 'ASOM' ? (['ASOM'] as const) : []),
];

/** What every read of an offer has in common. */
export const readPriced = (
  rate: WireRate,
  roomType: Omit<WireRoomType, 'rates'>,
  roomIndex: number,
  stay: AskedStay,
) => ({
  roomConfigurationId: configurationId(roomIndex),
  roomTypeRefId: readText(roomType.roomType.id),
  rateRefId: readText(rate.id),
  price: wholeStayPrice(rate.price.unit, readAmount(rate.price.amount), stay),
  cancel: readCancelTerms(rate.cancellationTime),
  restrictions: readRestrictions(rate.restrictions),
  applied: appliedTo(rate),
  roomsLeft: readOptional(roomType.roomsLeft, readCount),
});

/** Reads each room type of a room, and each rate of each room type; of lists that repeat them, one of each. */
export function flatten<RoomTypes extends { readonly rates: readonly unknown[] }, Room, Rate, Offer>(
  rooms: readonly { readonly roomTypes: readonly RoomTypes[] }[],
  read: {
    readonly room: (roomType: RoomTypes) => Room & { readonly refId: string };
    readonly rate: (rate: RoomTypes['rates'][number]) => Rate & { readonly refId: string };
    readonly offer: (rate: RoomTypes['rates'][number], roomType: RoomTypes, roomIndex: number) => Offer;
  },
) {
  const types = rooms.map(({ roomTypes }) =>
    readSome(roomTypes, (roomType) => ({ roomType, type: read.room(roomType) })),
  );
  const rates = types.map((ofRoom) =>
    ofRoom.map(({ roomType }) => readEach(roomType.rates, (rate) => ({ rate, plan: read.rate(rate) }))),
  );
  // An offer whose room type or rate could not be read is left out.
  const offers = types.map((ofRoom, roomIndex) =>
    ofRoom.flatMap(({ roomType }, typeIndex) =>
      readEach(rates[roomIndex]?.[typeIndex] ?? [], ({ rate }) => read.offer(rate, roomType, roomIndex)),
    ),
  );
  const isOffered = (roomIndex: number) => rooms[roomIndex]?.roomTypes.some((type) => type.rates.length > 0);
  // "No room" would be untrue where none of its offers could be read.
  if (offers.some((ofRoom, index) => ofRoom.length === 0 && isOffered(index))) throw new MalformedError('an offer');
  return {
    roomTypes: inOneOrder(types.map((ofRoom) => ofRoom.map(({ type }) => type))),
    rates: inOneOrder(rates.flat().map((ofType) => ofType.map(({ plan }) => plan))),
    offers: offers.flat(),
  };
}

/** What one hotel offers: everything that its price is computed from. */
export function readOfferedStay(
  found: readOfferedStay_hotel$data,
  { startDate, endDate }: DateRange,
  memberships: readonly LoyaltyType[],
): OfferedStay {
  const stay = { startDate, endDate, timeZone: readTimeZone(found.hotel.timeZone) };
  return {
    memberships,
    configurations: found.rooms.map((_, roomIndex) => ({ id: configurationId(roomIndex), roomIndex })),
    ...flatten(found.rooms, {
      room: ({ roomType: { id, features } }) => ({ refId: readText(id), features: knownOf(features, roomFeatures) }),
      rate: (rate: WireRate) => ({
        refId: readText(rate.id),
        code: readText(rate.type),
        breakfastIncluded: rate.breakfastIncluded === true,
        depositRequirement: parseDepositRequirement(rate.depositRequirement),
        loyaltyType: parseMembership(rate.loyaltyMembershipType) ?? 'NONE',
        restrictions: readRestrictions(rate.terms),
      }),
      offer: (rate: WireRate, roomType, roomIndex) => readPriced(rate, roomType, roomIndex, stay),
    }),
  };
}
