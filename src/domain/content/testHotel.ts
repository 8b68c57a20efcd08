import type { Hotel } from './hotel';
import type { HotelOffers } from '../search/hotelOffers';

/** A plain hotel, and a plain answer of it, for tests. */
export const aHotel = (fields: Partial<Hotel> = {}): Hotel => ({
  id: 'kamppi',
  name: 'Sarastus Kamppi',
  brand: 'original',
  urlPath: 'helsinki/kamppi',
  address: { street: 'Malminkatu 1', postCode: '00100', city: 'Helsinki', countryCode: 'FI' },
  email: 'kamppi@sarastus.example',
  phone: { number: '+358 20 1234 000', rate: '0,08 €' },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  timeZone: 'Europe/Helsinki',
  company: { name: 'Sarastus Oy', businessId: '1234567-1' },
  cards: ['VISA', 'MASTERCARD'],
  banks: ['NORDEA', 'OP'],
  notifications: [],
  summary: null,
  location: null,
  image: null,
  logo: null,
  ...fields,
});

export const hotelOffers = (fields: Partial<HotelOffers> = {}): HotelOffers => ({
  hotel: aHotel(),
  available: true,
  memberships: [],
  nearestDates: [],
  unavailable: null,
  configurations: [{ id: 'room-0', roomIndex: 0, adults: 2, childAges: [], pets: 0 }],
  offers: [],
  roomTypes: [],
  rates: [],
  extraServices: [],
  extraServiceLimits: [],
  issues: [],
  ...fields,
});
