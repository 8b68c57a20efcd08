import type { AskedCode } from '../search/askedCode';
import type { RoomChoice } from './roomChoice';
import type { HotelOffers } from '../search/hotelOffers';
import { money } from '../money';
import { EMPTY_ROOM_CHOICE } from './roomChoice';
import { fewRoomsLeft, roomOptions } from './roomOptions';
import { aHotel, hotelOffers } from '../content/testHotel';
import { anOffer, aRate, aRoomType } from './testOffers';
import type { StayWish } from '../search/wishes';

const standard = aRoomType({ refId: 'standard' });
const suite = aRoomType({ refId: 'suite', features: ['ACCESSIBLE'] });
const rates = [aRate({ code: 'BAR', breakfastIncluded: false }), aRate({ code: 'SAVER', breakfastIncluded: true })];
const offer = (roomTypeRefId: string, amount: number, more = {}) =>
  anOffer({ roomTypeRefId, price: money(amount), ...more });
const twoRooms = [0, 1].map((roomIndex) => ({ id: `room-${roomIndex}`, roomIndex, adults: 1, childAges: [], pets: 0 }));
const empty = [EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE];
const now = Date.parse('2026-12-01T09:00:00Z');

const optionsOf = (
  found: Partial<HotelOffers>,
  choices: readonly RoomChoice[] = empty,
  index = 0,
  wishes: readonly StayWish[] = [],
  asked: AskedCode | null = null,
) => roomOptions(hotelOffers({ rates, ...found }), { choices, index, wishes, isForOther: false, asked, now });

describe('roomOptions', () => {
  it('finds the cheapest offer at the price of the code, which need not be the cheapest of all', () => {
    const offers = [
      offer('standard', 14000, { applied: ['PROMOTION_CODE'] }),
      offer('standard', 12000, { rateCode: 'SAVER' }),
      offer('suite', 28000, { rateCode: 'SAVER', applied: ['COMPANY_CODE'] }),
    ];
    const asked = { term: 'PROMOTION_CODE', code: 'TALVI' } as const;
    const priced = optionsOf({ roomTypes: [standard, suite], offers }, empty, 0, [], asked);
    expect(priced.map(({ cheapest, withCode }) => [cheapest?.price.amount, withCode?.price.amount])).toEqual([
      [12000, 14000],
      [28000, undefined],
    ]);
  });

  it('shows each room type once, at its cheapest rate, the cheapest first', () => {
    const cancel = { kind: 'free', until: '2026-12-01T16:00:00Z' };
    const options = optionsOf({
      roomTypes: [suite, standard],
      offers: [
        offer('standard', 14000, { cancel }),
        offer('suite', 30000),
        offer('standard', 12000, { rateCode: 'SAVER' }),
        offer('suite', 28000, { rateCode: 'SAVER' }),
      ],
    });
    expect(
      options.map(({ room, cheapest, lowestFree }) => [room.refId, cheapest?.price.amount, lowestFree?.amount]),
    ).toEqual([
      ['standard', 12000, 14000],
      ['suite', 28000, undefined],
    ]);
    expect(options.map(({ isLowest }) => isLowest)).toEqual([true, false]);
  });

  it('shows what an offer’s rate plan costs, where it is sold, to a guest who came for it', () => {
    const found = {
      roomTypes: [standard, suite],
      rates: [aRate({ code: 'BAR' }), aRate({ code: 'SAUNA' })],
      offers: [
        offer('standard', 100),
        offer('standard', 118, { rateCode: 'SAUNA', rateRefId: 'SAUNA' }),
        offer('suite', 200),
      ],
    };
    const shown = optionsOf(found, empty, 0, [], { term: 'RATE_PLAN', code: 'SAUNA' });
    expect(shown.map(({ room, cheapest, withCode }) => [room.refId, cheapest?.rateCode, withCode?.rateCode])).toEqual([
      ['standard', 'SAUNA', 'SAUNA'],
      ['suite', 'BAR', undefined],
    ]);
  });

  it('shows only what is offered for this room of the search', () => {
    const found: Partial<HotelOffers> = {
      hotel: aHotel(),
      configurations: twoRooms,
      roomTypes: [standard, suite],
      offers: [offer('standard', 1, { roomConfigurationId: 'room-1' }), offer('suite', 2)],
    };
    expect(optionsOf(found).map(({ room }) => room.refId)).toEqual(['suite']);
    expect(optionsOf(found, empty, 1).map(({ room }) => room.refId)).toEqual(['standard']);
    expect(optionsOf(found, empty, 2)).toEqual([]);
  });

  it('puts a type last whose last room went to another room of the booking', () => {
    const found = {
      configurations: twoRooms,
      roomTypes: [standard, suite],
      offers: [offer('standard', 100, { roomsLeft: 1 }), offer('suite', 200, { roomsLeft: 1 })],
    };
    const options = optionsOf(found, [EMPTY_ROOM_CHOICE, { ...EMPTY_ROOM_CHOICE, room: standard }]);
    expect(options.map(({ room, isTaken, isLowest }) => [room.refId, isTaken, isLowest])).toEqual([
      ['suite', false, true],
      ['standard', true, false],
    ]);
  });

  it('does not count the room that is being chosen against itself, nor types without a count', () => {
    const choices = [{ ...EMPTY_ROOM_CHOICE, room: standard }, EMPTY_ROOM_CHOICE];
    const last = { roomTypes: [standard], offers: [offer('standard', 100, { roomsLeft: 1 })] };
    expect(optionsOf(last, choices)[0]?.isTaken).toBe(false);
    const uncounted = {
      configurations: twoRooms,
      roomTypes: [standard],
      offers: [offer('standard', 100, { roomConfigurationId: 'room-1' })],
    };
    expect(optionsOf(uncounted, choices, 1)[0]?.isTaken).toBe(false);
  });

  it('never calls points cheaper than euros', () => {
    const options = optionsOf({
      roomTypes: [standard, suite],
      offers: [offer('standard', 9000), anOffer({ roomTypeRefId: 'suite', price: money(500, 'S_POINT') })],
    });
    expect(options.map(({ room, isLowest }) => [room.refId, isLowest])).toEqual([
      ['standard', true],
      ['suite', false],
    ]);
  });

  it('leaves out rates that are not for this guest, with the reason when a whole type is left out', () => {
    const closed = { rateCode: 'SAVER', restrictions: ['STAFF_MEMBERSHIP_REQUIRED'] };
    const [first, second] = optionsOf({
      roomTypes: [suite, standard],
      offers: [offer('standard', 60, closed), offer('standard', 100), offer('suite', 50, closed)],
    });
    expect(first).toMatchObject({ room: standard, cheapest: { price: money(100) }, isLowest: true, blockedBy: [] });
    expect(second).toMatchObject({
      room: suite,
      cheapest: null,
      isLowest: false,
      blockedBy: ['STAFF_MEMBERSHIP_REQUIRED'],
    });
  });

  it('shows only what meets the wishes, at the price that does', () => {
    const found = {
      configurations: twoRooms,
      roomTypes: [standard, suite],
      offers: [
        offer('standard', 100),
        offer('standard', 130, { rateCode: 'SAVER' }),
        offer('suite', 200),
        offer('suite', 230, { rateCode: 'SAVER' }),
      ],
    };
    const wished = (...wishes: readonly StayWish[]) =>
      optionsOf(found, empty, 0, wishes).map(({ room, cheapest }) => [room.refId, cheapest?.price.amount]);
    expect(wished('breakfast')).toEqual([
      ['standard', 130],
      ['suite', 230],
    ]);
    expect(wished('accessible')).toEqual([['suite', 200]]);
    expect(wished('pet')).toEqual([]);
    // One accessible room is enough, and the other room of the booking is one already.
    const choices = [EMPTY_ROOM_CHOICE, { ...EMPTY_ROOM_CHOICE, room: suite }];
    expect(optionsOf(found, choices, 0, ['accessible'])).toHaveLength(2);
  });
});

describe('the number of rooms left', () => {
  const option = (roomsLeft: number | null, isTaken = false) => ({ cheapest: anOffer({ roomsLeft }), isTaken });

  it('is shown when few rooms are left, and never for a type that is taken', () => {
    expect([option(1), option(3), option(4), option(null), option(0, true)].map(fewRoomsLeft)).toEqual([
      1,
      3,
      null,
      null,
      null,
    ]);
    expect(fewRoomsLeft({ cheapest: null, isTaken: false })).toBeNull();
  });
});
