import { money } from '../money';
import type { Reservation } from './reservation';
import { optionTable } from './reservationOptions';
import { stayOptionNames } from './stayOptions';
import type { PriceLine } from '../stay/roomOffer';
import { aRate, aRoomType } from '../stay/testOffers';

const allowed = { enabled: true, allowed: true, issueReason: null };
const tooEarly = { enabled: true, allowed: false, issueReason: 'TOO_EARLY' } as const;
const afterArrival: readonly string[] = stayOptionNames;

const nights: PriceLine = {
  kind: 'NIGHT',
  label: 'Night',
  quantity: 2,
  unitPrice: money(12000),
  total: money(24000),
  date: '2026-10-24',
  vatRate: 1400,
};

/** A reservation for tests: two nights in Helsinki over a change of clocks, one room, free to cancel. */
export const aReservation = (change: Partial<Reservation> = {}): Reservation => ({
  bookingNumber: '7001',
  bookingHash: 'secret',
  deskCode: 'DESK-7001',
  status: 'CONFIRMED',
  guaranteeStatus: 'NOT_GUARANTEED',
  paymentStatus: 'UNPAID',
  paymentType: null,
  hotel: {
    id: 'kamppi',
    name: 'Sarastus Original Kamppi',
    brand: 'original',
    urlPath: 'helsinki/kamppi',
    address: { street: 'Rantakatu 1', postCode: '00100', city: 'Helsinki', countryCode: 'FI' },
    email: 'kamppi@sarastus.example',
    phone: { number: '+358 18 555 0101', rate: '' },
    checkInTime: '15:00',
    checkOutTime: '12:00',
    timeZone: 'Europe/Helsinki',
    company: { name: '', businessId: '' },
    cards: ['VISA'],
    banks: ['NORDEA'],
    notifications: [],
    summary: null,
    location: null,
    image: null,
    logo: null,
  },
  stay: { startDate: '2026-10-24', endDate: '2026-10-26' },
  rooms: [
    {
      roomIndex: 0,
      roomType: aRoomType(),
      rate: aRate(),
      status: 'CONFIRMED',
      guaranteeStatus: 'NOT_GUARANTEED',
      guest: { firstName: 'Aino', lastName: 'Mäki' },
      adults: 2,
      babies: 0,
      childAges: [5],
      pets: 0,
      travelCots: 0,
      bathroomWish: 'NONE',
      promotionCode: null,
      blockCode: null,
      companyCode: null,
      extras: [],
      total: money(24000),
      lines: [nights],
      cancel: { kind: 'free', until: '2026-10-24T15:00:00Z' },
    },
  ],
  contact: {
    firstName: 'Aino',
    lastName: 'Mäki',
    email: 'aino@posti.example',
    profileType: 'PRIVATE',
    phoneCountryCode: '+358',
    phoneNumber: '401234567',
    address: { street: 'Kotikuja 2', postCode: '00500', city: 'Helsinki', countryCode: 'FI' },
    companyName: null,
  },
  guestContact: null,
  isContactStaying: true,
  message: 'Late arrival',
  source: null,
  mode: 'STANDARD',
  createdAt: '2026-10-01T12:00:00+03:00',
  membership: null,
  total: money(24000),
  paid: money(0),
  balance: money(24000),
  vat: [],
  heldUntil: null,
  refund: 'none',
  cancelledAt: null,
  options: optionTable((name) => (afterArrival.includes(name) ? tooEarly : allowed)),
  changes: 'online',
  stayProgress: null,
  walletPasses: [],
  ...change,
});
