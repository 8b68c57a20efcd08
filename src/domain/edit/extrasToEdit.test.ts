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

/** The cots that a room may have that has reserved some already. */
function cotsFor(reserved: number, of = found) {
  const cots = { id: 'cot', name: 'Travel cot', quantity: reserved, total: money(0, 'EUR') };
  const rooms = aReservation().rooms.map((room) => ({ ...room, extras: reserved === 0 ? [] : [cots] }));
  return extrasToEdit(of, { rooms }, choices, 0).ofRoom[0];
}

describe('the extras of a room that is being changed', () => {
  it('may be as many as are sold', () => expect(cotsFor(0)?.max).toBe(1));

  it('may stay as many as are reserved, though fewer are sold now', () => expect(cotsFor(3)?.max).toBe(3));

  it('are sold out only to a room that has reserved none', () => {
    const none = hotelOffers({ extraServices: [aService({ id: 'cot', type: 'ROOM', count: 0 })] });
    expect(cotsFor(0, none)).toMatchObject({ max: 0, whyNone: 'soldOut' });
    expect(cotsFor(1, none)).toMatchObject({ max: 1, whyNone: null });
  });
});
