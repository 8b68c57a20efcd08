import { hotelOffers } from '../content/testHotel';
import { PER_RESERVATION_EXTRA_ID } from '../limits';
import { money } from '../money';
import type { ExtraService } from './extraService';
import { stayExtras } from './stayExtras';
import { aChosenExtra, anOffer, aRate, aService } from './testOffers';

const couple = { adults: 2, childAges: [], pets: 0 };
const family = { adults: 2, childAges: [8, 1], pets: 0 };
const room = { extraServices: {}, rate: aRate({ breakfastIncluded: false }), offer: anOffer() };

const extrasOf = (services: readonly ExtraService[], choices: readonly (typeof room)[] = [room, room]) =>
  stayExtras(hotelOffers({ extraServices: services }), { choices, occupancies: [couple, family] });
const inRooms = (...args: Parameters<typeof extrasOf>) =>
  extrasOf(...args).ofRooms.map(({ service, rooms, forAll }) => ({
    id: service.id,
    rooms: rooms.map((each) => (typeof each === 'object' ? (each?.max ?? null) : each)),
    forAll,
  }));

describe('the extras of a stay', () => {
  it('come once each, with what every room may have and what all get at one press', () => {
    expect(inRooms([aService(), aService({ id: 'robe', type: 'ROOM', maxPerRoom: 4 })])).toMatchObject([
      // A baby eats none.
      { id: 'breakfast', rooms: [2, 3], forAll: [2, 3] },
      { id: 'robe', rooms: [4, 4], forAll: [1, 1] },
    ]);
  });

  it('have no press for all where there is not enough for all', () => {
    const scarce = (fields: Partial<ExtraService>) => inRooms([aService({ type: 'ROOM', ...fields })])[0]?.forAll;
    expect(scarce({ count: 2 })).toEqual([1, 1]);
    expect(scarce({ count: 1 })).toBeNull();
    expect(scarce({ maxPerReservation: 1 })).toBeNull();
    expect(inRooms([aService({ count: 4 })])[0]?.forAll).toBeNull();
  });

  it('give all rooms the same at one press, whatever one of them has already', () => {
    const robe = aService({ id: 'robe', type: 'ROOM', count: 2 });
    const chosen = { ...room, extraServices: { robe: aChosenExtra({ id: 'robe', quantity: 2 }) } };
    expect(inRooms([robe], [chosen, room])).toMatchObject([{ rooms: [2, 0], forAll: [1, 1] }]);
  });

  it('name the room whose rate includes one, and leave out the room that is paid for with points', () => {
    const included = { ...room, rate: aRate({ breakfastIncluded: true }) };
    expect(inRooms([aService()], [included, room])).toMatchObject([{ rooms: ['included', 3], forAll: null }]);
    const byPoints = { ...room, offer: anOffer({ price: money(4000000, 'S_POINT') }) };
    expect(inRooms([aService()], [room, byPoints])).toMatchObject([{ rooms: [2, null], forAll: null }]);
    expect(extrasOf([aService()], [room, byPoints]).pointsOnly).toEqual([false, true]);
  });

  it('sold once for the booking are no extras of a room', () => {
    const gift = aService({ id: PER_RESERVATION_EXTRA_ID, type: 'ROOM' });
    const { ofRooms, ofBooking } = extrasOf([gift]);
    expect(ofRooms).toEqual([]);
    expect(ofBooking.map(({ rooms }) => rooms.length)).toEqual([1]);
  });
});
