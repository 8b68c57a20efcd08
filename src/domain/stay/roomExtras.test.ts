import { COMPENSATION_EXTRA_ID, PER_RESERVATION_EXTRA_ID, PET_EXTRA_ID } from '../limits';
import { hotelOffers } from '../content/testHotel';
import { money } from '../money';
import { aChosenExtra, anOffer, aRate, aService } from './testOffers';
import type { ChosenExtras } from './extras';
import { breakfastToAdd, roomExtras } from './roomExtras';

const found = hotelOffers({
  extraServices: [
    aService(),
    aService({ id: PET_EXTRA_ID, type: 'PET_CHARGE' }),
    aService({ id: COMPENSATION_EXTRA_ID, type: 'ROOM' }),
    aService({ id: PER_RESERVATION_EXTRA_ID, type: 'ROOM' }),
    aService({ id: 'wifi', type: 'ROOM', kind: 'INCLUDED_IN_RATE' }),
    aService({ id: 'cot', type: 'ROOM', category: 'EQUIPMENT', count: 1, maxPerRoom: 1 }),
  ],
});
const plain = aRate({ breakfastIncluded: false });
const couple = { adults: 2, childAges: [], pets: 0 };

const extrasOf = (
  index: number,
  rooms: readonly ChosenExtras[] = [{}, {}],
  { rate = plain, occupancy = couple, offer = anOffer() } = {},
) => roomExtras(found, { choices: rooms.map((extraServices) => ({ extraServices, rate, offer })), index, occupancy });
const ids = (options: readonly { readonly service: { readonly id: string } }[]) =>
  options.map(({ service }) => service.id);

describe('the extras a room may take', () => {
  it('leave out what is charged with the room or included in the rate', () => {
    for (const index of [0, 1]) {
      const { ofRoom, included } = extrasOf(index);
      expect(ids(ofRoom)).toEqual(['breakfast', 'cot']);
      expect(included.map(({ id }) => id)).toEqual(['wifi']);
    }
  });

  it('offer what is sold once per reservation with the first room only', () => {
    expect(ids(extrasOf(0).ofBooking)).toEqual([PER_RESERVATION_EXTRA_ID]);
    expect(extrasOf(1).ofBooking).toEqual([]);
  });

  it('are none beside a night paid with points, as extras cost money', () => {
    const extras = extrasOf(0, undefined, { offer: anOffer({ price: money(4000000, 'S_POINT') }) });
    expect(extras).toMatchObject({ ofRoom: [], ofBooking: [], isPointsOnly: true });
    expect(extras.included.map(({ id }) => id)).toEqual(['wifi']);
  });

  it('leave out breakfast where the rate of the room includes it', () => {
    const { ofRoom, included } = extrasOf(0, undefined, { rate: aRate({ breakfastIncluded: true }) });
    expect(ids(ofRoom)).toEqual(['cot']);
    expect(included.map(({ id }) => id)).toEqual(['breakfast', 'wifi']);
  });

  it('allow one breakfast for each guest at most, and none for a baby', () => {
    const maxFor = (occupancy: typeof couple | { adults: number; childAges: number[]; pets: number }) =>
      roomExtras(found, { choices: [{ extraServices: {}, rate: plain, offer: null }], index: 0, occupancy }).ofRoom[0]
        ?.max;
    expect(maxFor(couple)).toBe(2);
    expect(maxFor({ adults: 1, childAges: [1, 7], pets: 1 })).toBe(2);
  });

  it('say how many this room has, and how many are left for it after the other rooms', () => {
    const rooms: readonly ChosenExtras[] = [
      { cot: aChosenExtra({ id: 'cot', type: 'ROOM', quantity: 1 }) },
      { breakfast: aChosenExtra({ quantity: 2 }) },
    ];
    expect(extrasOf(1, rooms).ofRoom.map(({ quantity, max }) => [quantity, max])).toEqual([
      [2, 2],
      [0, 0],
    ]);
    expect(extrasOf(0, rooms).ofRoom.at(-1)).toMatchObject({ quantity: 1, max: 1 });
  });
});

describe('why a room may have none of an extra', () => {
  const things = (limits: { maxPerRoom: number; maxPerReservation: number }) =>
    hotelOffers({
      extraServiceLimits: [{ category: 'EQUIPMENT', ...limits }],
      extraServices: [
        aService({ id: 'bicycle', type: 'ROOM', category: 'EQUIPMENT' }),
        aService({ id: 'parking', type: 'ROOM', category: 'EQUIPMENT' }),
        aService({ id: 'cot', type: 'ROOM', category: 'EQUIPMENT', count: 0 }),
      ],
    });
  const bicycles = { bicycle: aChosenExtra({ id: 'bicycle', type: 'ROOM', quantity: 4 }) };
  const why = (index: number, rooms: readonly ChosenExtras[], limits = { maxPerRoom: 4, maxPerReservation: 8 }) =>
    roomExtras(things(limits), {
      choices: rooms.map((extraServices) => ({ extraServices, rate: plain, offer: anOffer() })),
      index,
      occupancy: couple,
    }).ofRoom.map(({ whyNone }) => whyNone);

  it('is nothing while it may have some, and that it is sold out where there are none', () => {
    expect(why(0, [{}, bicycles])).toEqual([null, null, 'soldOut']);
  });

  it('is what the room has of the same kind, not that it is sold out', () => {
    expect(why(0, [bicycles, {}])).toEqual([null, 'room', 'soldOut']);
  });

  it('is what the whole booking has, where other rooms have it', () => {
    expect(why(1, [bicycles, {}], { maxPerRoom: 4, maxPerReservation: 4 })).toEqual(['booking', 'booking', 'soldOut']);
  });

  it('is what the booking has, where its rooms have the last ones', () => {
    const last = hotelOffers({ extraServices: [aService({ id: 'bicycle', type: 'ROOM', count: 4 })] });
    const choices = [bicycles, {}].map((extraServices) => ({ extraServices, rate: plain, offer: anOffer() }));
    expect(roomExtras(last, { choices, index: 1, occupancy: couple }).ofRoom[0]?.whyNone).toBe('booking');
  });
});

describe('breakfast that can be added', () => {
  const added = (changes: Parameters<typeof aService>[0] = {}, rooms: readonly ChosenExtras[] = [{}]) =>
    breakfastToAdd(hotelOffers({ extraServices: [aService({ unitPrice: money(1800), ...changes })] }), {
      choices: rooms.map((extraServices) => ({
        extraServices,
        rate: aRate({ breakfastIncluded: true }),
        offer: anOffer(),
      })),
      index: 0,
      occupancy: { adults: 1, childAges: [1, 8], pets: 1 },
    });

  it('is for everyone who eats, whatever rate is chosen so far', () => {
    expect(added()).toEqual({ guests: 2, total: money(3600) });
  });

  it('is not offered where it is not sold, or not to everyone', () => {
    expect(added({ type: 'ROOM' })).toBeNull();
    expect(added({ count: 1 })).toBeNull();
    expect(added({ count: 3 }, [{}, { breakfast: aChosenExtra({ quantity: 2 }) }])).toBeNull();
  });
});
