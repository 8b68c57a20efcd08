import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { money } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import { aChosenExtra, anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { toPaymentInput } from './toPaymentInput';
import { toReservationInput } from './toReservationInput';

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
  mode: 'STANDARD',
  asCustomer: false,
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

describe('an order, as the site’s API takes it', () => {
  it('has what was typed without the spaces around it, and the phone number as digits', () => {
    const { contact, rooms, message, locale } = toReservationInput(anOrder());
    expect(locale).toBe('sv_FI');
    expect(contact).toMatchObject({
      firstName: 'Maija',
      email: 'maija@guest.example',
      phoneNumberCountryCode: '+358',
      phoneNumber: '401234567',
      company: null,
    });
    expect(rooms[0]?.guest).toEqual({ firstName: 'Maija', lastName: 'Mäkinen' });
    expect(message).toBeNull();
  });

  it('is for the guest who stays, and names the one who books beside', () => {
    const guest = { guestFirstName: ' Veikko ', guestLastName: 'Salo' };
    const contact = { ...anOrder().contact, ...guest, isForOther: true };
    const input = toReservationInput(anOrder({ contact }));
    expect(input.contact).toMatchObject({ firstName: 'Veikko', lastName: 'Salo', email: 'maija@guest.example' });
    expect(input.notStayingContact).toMatchObject({ firstName: 'Maija', lastName: 'Mäkinen' });
    expect(input.rooms[0]?.guest).toEqual({ firstName: 'Veikko', lastName: 'Salo' });
    const own = toReservationInput(anOrder({ contact: { ...contact, isForOther: false } }));
    expect([own.contact.firstName, own.notStayingContact]).toEqual(['Maija', null]);
  });

  it('has a crib for each cot that is wanted, and the package of a room with pets', () => {
    const rooms = [
      { choice: { ...choice, travelCot: 1 }, occupancy: { adults: 2, childAges: [9, 1], pets: 2 } },
      { choice, occupancy: { adults: 1, childAges: [], pets: 0 } },
    ];
    expect(toReservationInput(anOrder({ rooms })).rooms).toMatchObject([
      { adults: 2, childrenAges: [9, 1], pets: 2, cribSelection: 1, packages: ['W_PET'] },
      { adults: 1, childrenAges: [], pets: 0, cribSelection: 0, packages: [] },
    ]);
  });

  it('has the choices of each room', () => {
    const full = {
      ...choice,
      bathroomWish: 'BATH' as const,
      promotionCode: 'TALVI',
      extraServices: { FLOWERS: aChosenExtra({ id: 'FLOWERS', quantity: 3 }) },
    };
    const rooms = [{ choice: full, occupancy: { adults: 1, childAges: [], pets: 0 } }];
    expect(toReservationInput(anOrder({ rooms, companyCode: 'YRITYS100' })).rooms[0]).toMatchObject({
      roomTypeId: 'standard',
      rateId: 'BAR',
      extraServices: [{ extraServiceId: 'FLOWERS', quantity: 3 }],
      bathroomWish: 'BATH',
      promotionCode: 'TALVI',
      blockCode: null,
      companyCode: 'YRITYS100',
    });
  });

  it('has the total that the guest saw, in money or points', () => {
    expect(toReservationInput(anOrder()).totalPrice).toEqual({ value: '240.50', currency: 'EUR' });
    const points = anOrder({ expectedPrice: money(4000000, 'S_POINT') });
    expect(toReservationInput(points).totalPrice).toEqual({ value: '40000.00', currency: 'SPOINT' });
  });

  it('has the membership that the rates are for, and its number', () => {
    expect(toReservationInput(anOrder())).toMatchObject({ membershipType: 'NONE', membershipNumber: null });
    const membership = { type: 'S_CARD', identifier: '6400100019' } as const;
    expect(toReservationInput(anOrder({ membership }))).toMatchObject({
      membershipType: 'SCARD',
      membershipNumber: '6400100019',
    });
  });

  it('has a company with a stay for business only', () => {
    const contact = { ...anOrder().contact, companyName: ' Koivu Oy ', businessId: '', reference: 'R1' };
    expect(toReservationInput(anOrder({ contact })).contact.company).toBeNull();
    const business = { ...contact, profileType: 'BUSINESS' as const };
    // What was left empty is left out: null would erase it where the contact is changed.
    const company = { name: 'Koivu Oy', reference: 'R1' };
    expect(toReservationInput(anOrder({ contact: business })).contact.company).toEqual(company);
  });

  it('has an address with a stay for business only', () => {
    const { contact } = anOrder();
    for (const profileType of ['PRIVATE', 'NO_PROFILE_SELECTED'] as const) {
      const leisure = toReservationInput(anOrder({ contact: { ...contact, profileType, isForOther: true } }));
      expect([leisure.contact.address, leisure.notStayingContact?.address]).toEqual([null, null]);
    }
    const business = { ...contact, profileType: 'BUSINESS', street: ' Koivukuja 1 ' } as const;
    const address = { street: 'Koivukuja 1', postcode: '00100', city: 'Helsinki', countryCode: 'FI' };
    expect(toReservationInput(anOrder({ contact: business })).contact.address).toEqual(address);
  });

  it('says how it will be settled, with the flow where nothing is paid', () => {
    const { paymentType, paymentFlow } = toReservationInput(anOrder());
    expect([paymentType, paymentFlow]).toEqual(['PAYMENT', 'NONE']);
    const atDesk = {
      type: 'NONE',
      method: 'NONE',
      flow: 'PHYSICAL_TERMINAL',
      bank: null,
      card: null,
      savedCardId: null,
    } as const;
    const later = toReservationInput(anOrder({ guarantee: atDesk }));
    expect([later.paymentType, later.paymentFlow]).toEqual(['NONE', 'PHYSICAL_TERMINAL']);
  });

  it('throws for a room without a choice', () => {
    const rooms = [{ choice: EMPTY_ROOM_CHOICE, occupancy: { adults: 1, childAges: [], pets: 0 } }];
    expect(() => toReservationInput(anOrder({ rooms }))).toThrow();
  });
});

describe('a payment, as the site’s API takes it', () => {
  const key = { bookingNumber: '7', bookingHash: 'h' };
  const { guarantee } = anOrder();

  it.each([
    ['DANSKE', 'DanskeBank'],
    ['NORDEA', 'Nordea'],
    ['OP', 'OP'],
    ['S_BANK', 'SPankki'],
    [null, 'NoneBank'],
  ] as const)('is at a bank by its name there: %s, %s', (bank, name) => {
    expect(toPaymentInput(key, { ...guarantee, bank }, '/r')).toEqual({
      reservationId: '7',
      reservationHash: 'h',
      paymentType: 'PAYMENT',
      flow: 'WEB_TERMINAL',
      method: 'ONLINE_BANK',
      bank: name,
      card: 'NoneCard',
      savedCardId: null,
      returnUrl: '/r',
    });
  });

  it.each([
    ['AMEX', 'Amex'],
    ['MASTERCARD', 'Mastercard'],
    ['S_BUSINESS', 'SBusiness'],
    ['VISA', 'Visa'],
  ] as const)('is by a card by its name there: %s, %s', (card, name) => {
    expect(toPaymentInput(key, { ...guarantee, method: 'CARD', bank: null, card }, '/r').card).toBe(name);
  });

  it.each([
    ['CARD_VERIFICATION', 'GUARANTEE'],
    ['DEPOSIT', 'PAYMENT'],
    ['NONE', 'NONE'],
    ['S_POINTS', 'SPOINT'],
  ] as const)('is of a type by its name there: %s, %s', (type, name) => {
    expect(toPaymentInput(key, { ...guarantee, type }, '/r').paymentType).toBe(name);
  });
});
