import { changedContact, contactOfReservation } from './editedContact';
import { contentOf, editOrderOf } from './editOrder';
import { reservedStayOf, searchForEdit } from './editedStay';
import { money } from '../money';
import { aReservation } from '../reservation/testReservation';

const reservation = aReservation();
const { dates, choices } = reservedStayOf(reservation);
const order = editOrderOf(reservation, { dates, contact: null }, choices, money(24000));

describe('an order to change a reservation', () => {
  it('names every room, also those that stay as they are', () => {
    expect(order.rooms).toEqual([{ roomTypeRefId: 'standard', rateRefId: 'BAR', travelCots: 0, extras: [] }]);
    expect(order.total).toEqual(money(24000));
  });

  it('is remembered without names, address and the key of the booking', () => {
    const contact = contactOfReservation(reservation);
    const content = contentOf({ ...order, contact });
    expect(content).not.toMatch(/Aino|Mäki|posti|Kotikuja|secret/);
    expect(content).not.toBe(contentOf(order));
    expect(contentOf({ ...order, total: money(1) })).not.toBe(contentOf(order));
  });

  it('has contact details only when they are other than those of the reservation', () => {
    const same = contactOfReservation(reservation);
    expect(changedContact(same, reservation)).toBeNull();
    expect(changedContact({ ...same, email: 'aino@uusi.example' }, reservation)).toMatchObject({
      email: 'aino@uusi.example',
    });
  });

  it('has none where only something was typed that is not asked', () => {
    const same = contactOfReservation(reservation);
    const asBusiness = { street: 'Rantakatu 1', city: 'Turku', companyName: 'Kuura Oy', businessId: '1234567-1' };
    expect(changedContact({ ...same, ...asBusiness }, reservation)).toBeNull();
    const typed = { ...same, ...asBusiness, profileType: 'BUSINESS' } as const;
    expect(changedContact(typed, reservation)).toBe(typed);
  });

  it('is searched for with the people, codes and membership of the reservation', () => {
    const rooms = reservation.rooms.map((room) => ({ ...room, companyCode: 'ACME', pets: 1 }));
    expect(searchForEdit({ ...reservation, rooms, membership: 'ASOM' }, dates)).toMatchObject({
      ...dates,
      destination: { kind: 'hotel', hotelId: 'kamppi' },
      party: { rooms: 1, adults: 2, children: 1, childrenAges: [5], pets: 1 },
      companyCode: 'ACME',
      loyaltyTypes: ['ASOM'],
      rewardNight: false,
    });
  });
});
