import { money } from './money';
import { EMPTY_ROOM_CHOICE } from './roomChoice';
import { roomOptions } from './roomOptions';
import { aHotel, hotelOffers } from './testHotel';
import { anOffer, aRoomType } from './testOffers';

const standard = aRoomType({ refId: 'standard' });
const suite = aRoomType({ refId: 'suite' });
const offer = (roomTypeRefId: string, amount: number, more = {}) =>
  anOffer({ roomTypeRefId, price: money(amount), ...more });
const twoRooms = [0, 1].map((roomIndex) => ({ id: `room-${roomIndex}`, roomIndex, adults: 1, childAges: [], pets: 0 }));
const empty = [EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE];

describe('roomOptions', () => {
  it('shows each room type once, at its cheapest rate, the cheapest first', () => {
    const found = hotelOffers({
      roomTypes: [suite, standard],
      offers: [offer('standard', 14000), offer('suite', 30000), offer('standard', 12000), offer('suite', 28000)],
    });
    const options = roomOptions(found, empty, 0);
    expect(options.map(({ room, cheapest, rateCount }) => [room.refId, cheapest.price.amount, rateCount])).toEqual([
      ['standard', 12000, 2],
      ['suite', 28000, 2],
    ]);
    expect(options.map(({ isLowest }) => isLowest)).toEqual([true, false]);
  });

  it('shows only what is offered for this room of the search', () => {
    const found = hotelOffers({
      hotel: aHotel(),
      configurations: twoRooms,
      roomTypes: [standard, suite],
      offers: [offer('standard', 1, { roomConfigurationId: 'room-1' }), offer('suite', 2)],
    });
    expect(roomOptions(found, empty, 0).map(({ room }) => room.refId)).toEqual(['suite']);
    expect(roomOptions(found, empty, 1).map(({ room }) => room.refId)).toEqual(['standard']);
    expect(roomOptions(found, empty, 2)).toEqual([]);
  });

  it('puts a type last whose last room went to another room of the booking', () => {
    const found = hotelOffers({
      configurations: twoRooms,
      roomTypes: [standard, suite],
      offers: [offer('standard', 100, { roomsLeft: 1 }), offer('suite', 200, { roomsLeft: 1 })],
    });
    const choices = [EMPTY_ROOM_CHOICE, { ...EMPTY_ROOM_CHOICE, room: standard }];
    const options = roomOptions(found, choices, 0);
    expect(options.map(({ room, isTaken, isLowest }) => [room.refId, isTaken, isLowest])).toEqual([
      ['suite', false, true],
      ['standard', true, false],
    ]);
  });

  it('does not count the room that is being chosen against itself, nor types without a count', () => {
    const choices = [{ ...EMPTY_ROOM_CHOICE, room: standard }, EMPTY_ROOM_CHOICE];
    const last = hotelOffers({ roomTypes: [standard], offers: [offer('standard', 100, { roomsLeft: 1 })] });
    expect(roomOptions(last, choices, 0)[0]?.isTaken).toBe(false);
    const uncounted = hotelOffers({
      configurations: twoRooms,
      roomTypes: [standard],
      offers: [offer('standard', 100, { roomConfigurationId: 'room-1' })],
    });
    expect(roomOptions(uncounted, choices, 1)[0]?.isTaken).toBe(false);
  });

  it('never calls points cheaper than euros', () => {
    const found = hotelOffers({
      roomTypes: [standard, suite],
      offers: [offer('standard', 9000), anOffer({ roomTypeRefId: 'suite', price: money(500, 'S_POINT') })],
    });
    const options = roomOptions(found, empty, 0);
    expect(options.map(({ room, isLowest }) => [room.refId, isLowest])).toEqual([
      ['standard', true],
      ['suite', false],
    ]);
  });
});
