import type { ChosenExtra, ChosenExtras } from '../stay/extras';
import type { DateRange } from '../localDate';
import type { LoyaltyType } from '../guest/membership';
import { isSameMoney, money, subtract, sum } from '../money';
import type { Occupancy } from '../stay/party';
import type { Reservation, ReservedExtra, ReservedRoom } from '../reservation/reservation';
import type { RoomChoice } from '../stay/roomChoice';
import type { SearchCriteria } from '../search/search';

/** What a change of a reservation is compared to: the rooms and days as they are reserved. */
export interface ReservedStay {
  readonly dates: DateRange;
  /** One per room, each at the price it was booked at. */
  readonly choices: readonly RoomChoice[];
  /** Someone else stays than the one who booked. */
  readonly isForOther: boolean;
}

/**
 * The tax rate of an extra, from the price lines, which do not say whose they are: that of the lines with its quantity
 * and price; null where these disagree. Texts are not compared, as a line may be worded otherwise.
 */
function vatRateOf({ quantity, total }: ReservedExtra, { lines }: UnnamedRoom): number | null {
  const own = lines.filter(
    (line) => line.kind === 'EXTRA_SERVICE' && line.quantity === quantity && isSameMoney(line.total, total),
  );
  const [rate, ...others] = new Set(own.map((line) => line.vatRate));
  return others.length === 0 ? (rate ?? null) : null;
}

function extraOf(extra: ReservedExtra, room: UnnamedRoom): ChosenExtra {
  const { id, name, quantity, total } = extra;
  return {
    id,
    name,
    // The services on sale say what it is; a reservation has only its name.
    type: 'ROOM',
    expectedUnitPrice: money(Math.round(total.amount / quantity), total.currency),
    quantity,
    isAlcohol: false,
    vatRate: vatRateOf(extra, room),
  };
}

/** A reserved room without who stays in it. */
export type UnnamedRoom = Omit<ReservedRoom, 'guest'>;

/** A reserved room as what was chosen for it, at the price and on the terms that it was booked at. */
export function choiceOfReserved(room: UnnamedRoom, hotelId: string): RoomChoice {
  const extras = room.extras.filter(({ quantity }) => quantity > 0);
  const { roomType, rate, travelCots, bathroomWish, promotionCode, blockCode } = room;
  const ofExtras = sum(
    extras.map(({ total }) => total).filter(({ currency }) => currency === room.total.currency),
    room.total.currency,
  );
  return {
    room: roomType,
    rate,
    offer: {
      hotelId,
      roomConfigurationId: '',
      roomTypeRefId: roomType.refId,
      rateRefId: rate.refId,
      rateCode: rate.code,
      price: subtract(room.total, ofExtras),
      priceWithoutDiscount: null,
      lines: room.lines.filter(({ kind }) => kind !== 'EXTRA_SERVICE'),
      applied: [],
      cancel: room.cancel,
      restrictions: [],
      roomsLeft: null,
    },
    hasSingleRate: false,
    bathroomWish,
    travelCot: travelCots,
    extraServices: Object.fromEntries(extras.map((extra) => [extra.id, extraOf(extra, room)])),
    promotionCode,
    blockCode,
  };
}

/** The rooms and days of a reservation as they are now. */
export const reservedStayOf = ({
  stay,
  rooms,
  hotel,
  isContactStaying,
}: Pick<Reservation, 'hotel' | 'isContactStaying' | 'rooms' | 'stay'>): ReservedStay => ({
  dates: stay,
  choices: rooms.map((room) => choiceOfReserved(room, hotel.id)),
  isForOther: !isContactStaying,
});

/** Who sleeps in each room of a reservation, which a change leaves as it is. */
export const occupanciesOfReserved = (rooms: readonly ReservedRoom[]): readonly Occupancy[] =>
  rooms.map(({ adults, childAges, pets }) => ({ adults, childAges, pets }));

type Searched = Pick<Reservation, 'hotel' | 'membership' | 'mode' | 'rooms' | 'total'>;

/** The search that finds what a reservation may be changed to on some days: the same people, codes and membership. */
export function searchForEdit({ hotel, rooms, membership, mode, total }: Searched, dates: DateRange): SearchCriteria {
  const agesOf = rooms.flatMap(({ childAges }) => childAges);
  const count = (of: (room: ReservedRoom) => number) => rooms.reduce((all, room) => all + of(room), 0);
  const codeOf = (code: 'blockCode' | 'companyCode' | 'promotionCode') =>
    rooms.map((room) => room[code]).find((each) => each !== null) ?? '';
  return {
    ...dates,
    destination: { kind: 'hotel', hotelId: hotel.id },
    party: {
      rooms: rooms.length,
      adults: count(({ adults }) => adults),
      children: agesOf.length,
      childrenAges: agesOf,
      pets: count(({ pets }) => pets),
    },
    loyaltyTypes: usedMembership(membership),
    rewardNight: total.currency === 'S_POINT',
    promotionCode: codeOf('promotionCode'),
    companyCode: codeOf('companyCode'),
    blockCode: codeOf('blockCode'),
    planCode: '',
    mode,
    wishes: [],
  };
}

const usedMembership = (membership: LoyaltyType | null): readonly LoyaltyType[] =>
  membership && membership !== 'NONE' ? [membership] : [];

/** Whether two rooms have the same extras, each as often. */
export function hasSameExtras(a: ChosenExtras, b: ChosenExtras): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...ids].every((id) => a[id]?.quantity === b[id]?.quantity);
}
