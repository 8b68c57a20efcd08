import { money } from '../money';
import type { OfferedStay } from '../search/offeredStay';
import { choosableStay, planSaleOf, stayAtPlan, stayPrice } from './stayPrice';
import { anOffer, aRate, aRoomType } from '../stay/testOffers';
import type { StayWish } from '../search/wishes';

const now = Date.parse('2026-12-01T09:00:00Z');
const evening = { kind: 'free', until: '2026-12-01T16:00:00Z' } as const;
const rooms = (count: number) =>
  Array.from({ length: count }, (_, roomIndex) => ({ id: `room-${roomIndex}`, roomIndex }));
const offer = (type: string, rate: string, euros: number, more = {}) =>
  anOffer({ roomTypeRefId: type, rateCode: rate, price: money(euros * 100), ...more });

const offered = (fields: Partial<OfferedStay>): OfferedStay => ({
  memberships: [],
  configurations: rooms(1),
  roomTypes: [
    aRoomType({ refId: 'single' }),
    aRoomType({ refId: 'double', features: ['ACCESSIBLE'] }),
    aRoomType({ refId: 'suite', features: ['PET_ROOM'] }),
  ],
  rates: [
    aRate({ code: 'ADVANCE', breakfastIncluded: false }),
    aRate({ code: 'WEBBAR', breakfastIncluded: false }),
    aRate({ code: 'WEBBARV', breakfastIncluded: true }),
  ],
  offers: [],
  ...fields,
});
const found = (fields: Partial<OfferedStay>) => choosableStay(offered(fields));
const lowest = (fields: Partial<OfferedStay>, wishes: readonly StayWish[] = []) =>
  stayPrice(found(fields), wishes, now).lowest?.amount ?? null;

describe('what a stay costs', () => {
  const one = {
    offers: [
      offer('single', 'ADVANCE', 86),
      offer('single', 'WEBBAR', 100, { cancel: evening }),
      offer('single', 'WEBBARV', 130, { cancel: evening }),
      offer('double', 'ADVANCE', 110),
      offer('double', 'WEBBARV', 160, { cancel: evening }),
    ],
  };

  it('is the cheapest offer, and beside it the cheapest that can be cancelled', () => {
    expect(stayPrice(found(one), [], now)).toMatchObject({
      lowest: money(8600),
      lowestFree: money(10000),
      blockedBy: [],
    });
  });

  it('has the price of members where every room has a rate that only members have', () => {
    expect(stayPrice(found(one), [], now).lowestOfMembers).toBeNull();
    const rates = [aRate({ code: 'ADVANCE' }), aRate({ code: 'ASOM', loyaltyType: 'ASOM' })];
    const sold = [offer('single', 'ADVANCE', 86), offer('single', 'ASOM', 90), offer('double', 'ASOM', 120)];
    expect(stayPrice(found({ rates, offers: sold }), [], now)).toMatchObject({
      lowest: money(8600),
      lowestOfMembers: money(9000),
    });
    const inRoubles = offer('single', 'ASOM', 0, { price: money(700000, 'RUB') });
    expect(stayPrice(found({ rates, offers: [inRoubles] }), [], now).lowestOfMembers).toEqual(money(700000, 'RUB'));
    const reward = offer('single', 'ASOM', 0, { price: money(400000, 'S_POINT') });
    expect(stayPrice(found({ rates, offers: [reward] }), [], now).lowestOfMembers).toBeNull();
  });

  it('has breakfast when no price without it is lower', () => {
    expect(stayPrice(found(one), [], now).hasBreakfast).toBe(false);
    expect(stayPrice(found(one), ['breakfast'], now).hasBreakfast).toBe(true);
    const same = { offers: [offer('single', 'ADVANCE', 86), offer('single', 'WEBBARV', 86)] };
    expect(stayPrice(found(same), [], now).hasBreakfast).toBe(true);
  });

  it('says how many rooms that price still buys, where that is known and true', () => {
    const left = (count: number | null, type = 'single', euros = 86) =>
      offer(type, 'ADVANCE', euros, { roomsLeft: count });
    const roomsLeft = (offers: OfferedStay['offers'], wishes: readonly StayWish[] = [], configurations = rooms(1)) =>
      stayPrice(found({ offers, configurations }), wishes, now).roomsLeft;
    expect(roomsLeft([left(2), left(9, 'double', 110)])).toBe(2);
    expect(roomsLeft([left(2), left(1, 'double')])).toBe(3);
    expect(roomsLeft([left(2), left(1, 'double')], ['accessible'])).toBe(1);
    expect(roomsLeft([left(2), left(null, 'double')])).toBeNull();
    const second = { ...left(2), roomConfigurationId: 'room-1' };
    expect(roomsLeft([left(2), second], [], rooms(2))).toBeNull();
  });

  it('can no longer be cancelled once the deadline is reached', () => {
    expect(stayPrice(found(one), [], Date.parse(evening.until)).lowestFree).toBeNull();
  });

  it.each([
    [['breakfast'], 13000],
    [['accessible'], 11000],
    [['accessible', 'breakfast'], 16000],
    [['pet'], null],
  ] as const)('with the wish for %j is that of what meets it: %s', (wishes, amount) => {
    expect(lowest(one, wishes)).toBe(amount);
  });

  it('leaves out what is not for this guest, with the reason when nothing is left', () => {
    const closed = { restrictions: ['STAFF_MEMBERSHIP_REQUIRED'] as const };
    expect(lowest({ offers: [offer('single', 'WEBBARV', 60, closed), offer('single', 'WEBBAR', 100)] })).toBe(10000);
    expect(stayPrice(found({ offers: [offer('single', 'WEBBARV', 60, closed)] }), [], now)).toMatchObject({
      lowest: null,
      lowestFree: null,
      blockedBy: ['STAFF_MEMBERSHIP_REQUIRED'],
    });
  });

  it('blames nobody’s membership where only the wishes are not met', () => {
    const closed = { restrictions: ['STAFF_MEMBERSHIP_REQUIRED'] as const };
    const offers = [offer('single', 'WEBBARV', 60, closed), offer('single', 'WEBBAR', 100)];
    expect(stayPrice(found({ offers }), ['breakfast'], now)).toMatchObject({ lowest: null, blockedBy: [] });
  });

  it('is nothing when nothing is offered', () => {
    expect(stayPrice(found({}), [], now)).toMatchObject({ lowest: null, lowestFree: null, blockedBy: [] });
  });
});

describe('what a stay of several rooms costs', () => {
  const inEach = (
    ...offers: readonly (readonly [type: string, rate: string, euros: number, left: number | null])[]
  ) => ({
    configurations: rooms(2),
    offers: rooms(2).flatMap(({ id }) =>
      offers.map(([type, rate, euros, roomsLeft]) => offer(type, rate, euros, { roomConfigurationId: id, roomsLeft })),
    ),
  });

  it('is what all rooms cost together', () => {
    expect(lowest(inEach(['single', 'ADVANCE', 86, 5], ['double', 'ADVANCE', 110, 5]))).toBe(2 * 8600);
  });

  it('does not sell the last room of a type twice, where the number left is known', () => {
    expect(lowest(inEach(['single', 'ADVANCE', 86, 1], ['double', 'ADVANCE', 110, 5]))).toBe(8600 + 11000);
    expect(lowest(inEach(['single', 'ADVANCE', 86, null], ['double', 'ADVANCE', 110, null]))).toBe(2 * 8600);
    expect(lowest(inEach(['single', 'ADVANCE', 86, 1]))).toBeNull();
  });

  it('meets a wish for a pet room or an accessible room in one of them, and for breakfast in each', () => {
    const all = inEach(['single', 'ADVANCE', 86, 5], ['double', 'ADVANCE', 110, 5], ['suite', 'ADVANCE', 200, 5]);
    expect(lowest(all, ['accessible'])).toBe(8600 + 11000);
    expect(lowest(all, ['accessible', 'pet'])).toBe(11000 + 20000);
    expect(lowest(all, ['breakfast'])).toBeNull();
    const mixed = inEach(['single', 'ADVANCE', 86, 5], ['single', 'WEBBARV', 130, 5]);
    expect(lowest(mixed, ['breakfast'])).toBe(2 * 13000);
  });

  it('never mixes points and money, and is money where money will do', () => {
    const offers = rooms(2).map(({ id }) =>
      anOffer({ roomConfigurationId: id, roomTypeRefId: 'single', rateCode: 'WEBBAR', price: money(900, 'S_POINT') }),
    );
    const points = { configurations: rooms(2), offers };
    expect(stayPrice(found(points), [], now).lowest).toEqual(money(1800, 'S_POINT'));
    const one = offer('single', 'ADVANCE', 86);
    expect(stayPrice(found({ ...points, offers: [...offers, one] }), [], now).lowest).toEqual(money(1800, 'S_POINT'));
  });
});

describe('the rate plan of an offer', () => {
  const inTwoRooms = (rates: readonly (readonly [room: number, rate: string])[], more = {}) =>
    offered({
      configurations: rooms(2),
      offers: rates.map(([room, rate]) => offer('single', rate, 90, { roomConfigurationId: `room-${room}`, ...more })),
    });
  const both = inTwoRooms([
    [0, 'WEBBAR'],
    [0, 'ADVANCE'],
    [1, 'ADVANCE'],
  ]);

  it('is the only one that a stay at it has', () => {
    const rates = stayAtPlan(choosableStay(both), 'ADVANCE')?.rooms.map((room) => room.map(({ rate }) => rate.code));
    expect(rates).toEqual([['ADVANCE'], ['ADVANCE']]);
    expect(stayAtPlan(choosableStay(both), 'WEBBAR')).toBeNull();
    expect(stayAtPlan(choosableStay(both), '')).toBeNull();
    expect(stayAtPlan(found({ configurations: [] }), 'ADVANCE')).toBeNull();
  });

  it('is sold where every room can be had at it, closed where it is for other guests only, else not sold', () => {
    expect(planSaleOf(both, '')).toBeNull();
    expect(planSaleOf(both, 'ADVANCE')).toBe('open');
    expect(planSaleOf(both, 'WEBBAR')).toBe('none');
    expect(planSaleOf(both, 'SAUNA')).toBe('none');
    const forMembers = { restrictions: ['LOGIN_REQUIRED'] };
    expect(planSaleOf(inTwoRooms([[0, 'ADVANCE']], forMembers), 'ADVANCE')).toBe('closed');
  });
});
