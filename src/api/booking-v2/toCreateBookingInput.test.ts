import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { money } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import { aChosenExtra, anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { toCreateBookingInput } from './toCreateBookingInput';

const choice = { ...EMPTY_ROOM_CHOICE, room: aRoomType(), rate: aRate(), offer: anOffer() };
const anOrder = (fields: Partial<CreateBookingOrder> = {}): CreateBookingOrder => ({
  locale: 'sv',
  hotelId: '1001',
  stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
  rooms: [{ choice, occupancy: { adults: 2, childAges: [], pets: 0 } }],
  contact: {
    ...EMPTY_CONTACT,
    profileType: 'PRIVATE',
    firstName: ' Maija ',
    lastName: 'Mäkinen',
    email: 'maija@guest.example ',
    phoneNumber: '40 123-4567',
    street: 'Koivukuja 1',
    postcode: '00100',
    city: 'Helsinki',
  },
  companyCode: null,
  asCustomer: false,
  mode: 'STANDARD',
  membership: null,
  expectedPrice: money(24050),
  guarantee: {
    type: 'DEPOSIT',
    method: 'ONLINE_BANK',
    flow: 'WEB_TERMINAL',
    bank: 'OP',
    card: null,
    savedCardId: null,
  },
  returnUrl: '/sv/bokning/betalning',
  ...fields,
});

describe('toCreateBookingInput', () => {
  it('trims what was typed, and sends the phone number as digits', () => {
    const { contact, rooms, additionalInformation } = toCreateBookingInput(anOrder());
    expect(contact).toMatchObject({
      firstName: 'Maija',
      email: 'maija@guest.example',
      phone: { countryCode: '+358', number: '401234567' },
      company: null,
    });
    expect(rooms[0]?.guest).toEqual({ firstName: 'Maija', lastName: 'Mäkinen' });
    expect(additionalInformation).toBeNull();
  });

  it('sends the name of the guest who stays, when that is someone else', () => {
    const guest = { guestFirstName: ' Veikko ', guestLastName: 'Salo' };
    const forOther = { ...anOrder().contact, ...guest, isForOther: true };
    expect(toCreateBookingInput(anOrder({ contact: forOther })).rooms[0]?.guest).toEqual({
      firstName: 'Veikko',
      lastName: 'Salo',
    });
    expect(toCreateBookingInput(anOrder({ contact: { ...forOther, isForOther: false } })).rooms[0]?.guest).toEqual({
      firstName: 'Maija',
      lastName: 'Mäkinen',
    });
  });

  it('sends the name of each room, which is that of the first unless another was given', () => {
    const [room] = anOrder().rooms;
    if (!room) throw new Error('A room');
    const roomGuests = [
      { firstName: ' Aino ', lastName: 'Salo' },
      { firstName: '', lastName: ' ' },
    ];
    const contact = { ...anOrder().contact, roomGuests };
    const { rooms } = toCreateBookingInput(anOrder({ contact, rooms: [room, room, room] }));
    expect(rooms.map(({ guest }) => `${guest.firstName} ${guest.lastName}`)).toEqual([
      'Maija Mäkinen',
      'Aino Salo',
      'Maija Mäkinen',
    ]);
  });

  it('sends the total that the guest saw, to the cent, and how it is paid', () => {
    expect(toCreateBookingInput(anOrder())).toMatchObject({
      locale: 'SV_FI',
      expectedPrice: { value: '240.50', currency: 'EUR' },
      guarantee: { type: 'DEPOSIT', method: 'ONLINE_BANK', bank: 'OP', returnUrl: '/sv/bokning/betalning' },
    });
  });

  it('names the membership that a rate is for, and none otherwise', () => {
    expect(toCreateBookingInput(anOrder()).loyaltyMembership).toBeNull();
    const membership = { type: 'ASOM', identifier: '8001001' } as const;
    expect(toCreateBookingInput(anOrder({ membership })).loyaltyMembership).toEqual({
      type: 'ASOM',
      identifierKind: 'ASOM',
      identifier: '8001001',
    });
  });

  it('counts babies apart from children, and sends every age', () => {
    const occupancy = { adults: 2, childAges: [12, 2, 0], pets: 1 };
    const [room] = toCreateBookingInput(anOrder({ rooms: [{ choice, occupancy }] })).rooms;
    expect(room).toMatchObject({ adultCount: 2, childCount: 1, babyCount: 2, petCount: 1, childAges: [12, 2, 0] });
  });

  it('sends the choices of each room', () => {
    const full = {
      ...choice,
      travelCot: 1,
      bathroomWish: 'BATH' as const,
      promotionCode: 'TALVI',
      extraServices: { FLOWERS: aChosenExtra({ id: 'FLOWERS', quantity: 3 }) },
    };
    const rooms = [{ choice: full, occupancy: { adults: 1, childAges: [], pets: 0 } }];
    expect(toCreateBookingInput(anOrder({ rooms, companyCode: 'YRITYS100' })).rooms[0]).toMatchObject({
      extraServices: [{ extraServiceId: 'FLOWERS', count: 3 }],
      travelCot: 1,
      bathOrShowerPreference: 'BATH',
      promotionCode: 'TALVI',
      blockCode: null,
      companyCode: 'YRITYS100',
    });
  });

  it('sends a company with a stay for business only', () => {
    const contact = { ...anOrder().contact, companyName: ' Koivu Oy ', businessId: '', reference: 'R1' };
    expect(toCreateBookingInput(anOrder({ contact })).contact.company).toBeNull();
    const business = { ...contact, profileType: 'BUSINESS' as const };
    expect(toCreateBookingInput(anOrder({ contact: business })).contact.company).toEqual({
      name: 'Koivu Oy',
      businessId: null,
      reference: 'R1',
    });
  });

  it('sends an address with a stay for business only', () => {
    const { contact } = anOrder();
    for (const profileType of ['PRIVATE', 'NO_PROFILE_SELECTED'] as const) {
      expect(toCreateBookingInput(anOrder({ contact: { ...contact, profileType } })).contact.address).toBeNull();
    }
    const business = { ...contact, profileType: 'BUSINESS', street: ' Koivukuja 1 ' } as const;
    const address = { street: 'Koivukuja 1', postCode: '00100', city: 'Helsinki', countryCode: 'FI' };
    expect(toCreateBookingInput(anOrder({ contact: business })).contact.address).toEqual(address);
  });

  it('throws for a room without a choice', () => {
    const rooms = [{ choice: EMPTY_ROOM_CHOICE, occupancy: { adults: 1, childAges: [], pets: 0 } }];
    expect(() => toCreateBookingInput(anOrder({ rooms }))).toThrow();
  });
});
