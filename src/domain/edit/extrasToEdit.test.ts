import { extrasToEdit } from './extrasToEdit';
import { money } from '../money';
import { EMPTY_ROOM_CHOICE } from '../stay/roomChoice';
import { hotelOffers } from '../content/testHotel';
import { aRate, anOffer, aService } from '../stay/testOffers';
import { aReservation } from '../reservation/testReservation';

const found = hotelOffers({
  extraServices: [aService({ id: 'cot', type: 'ROOM', category: 'EQUIPMENT', count: 1, maxPerRoom: 1 })],
});
const choices = [{ ...EMPTY_ROOM_CHOICE, rate: aRate({ breakfastIncluded: false }), offer: anOffer() }];

/** How many cots a room may have that has reserved some already. */
function mostCots(reserved: number): number | undefined {
  const cots = { id: 'cot', name: 'Travel cot', quantity: reserved, total: money(0, 'EUR') };
  const rooms = aReservation().rooms.map((room) => ({ ...room, extras: reserved === 0 ? [] : [cots] }));
  return extrasToEdit(found, { rooms }, choices, 0).ofRoom[0]?.max;
}

describe('the extras of a room that is being changed', () => {
  it('may be as many as are sold', () => expect(mostCots(0)).toBe(1));

  it('may stay as many as are reserved, though fewer are sold now', () => expect(mostCots(3)).toBe(3));
});
