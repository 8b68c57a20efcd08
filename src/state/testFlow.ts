import type { RoomChoice } from '@/domain/stay/roomChoice';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { money } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { newAttempt } from '@/domain/payment/orderAttempt';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import type { SearchCriteria } from '@/domain/search/search';
import { aReservation } from '@/domain/reservation/testReservation';
import { aChosenExtra, anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import type { ReservationFlow } from './reservationFlowShape';
import { beginFlow } from './beginFlow';
import { emptyFlow } from './reservationFlowShape';

/** Flows for tests; each test overrides what matters to it. */
export const someCriteria = (fields: Partial<SearchCriteria> = {}): SearchCriteria => ({
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  destination: { kind: 'hotel', hotelId: '1001' },
  party: { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 },
  loyaltyTypes: [],
  wishes: [],
  rewardNight: false,
  promotionCode: '',
  planCode: '',
  companyCode: '',
  blockCode: '',
  mode: 'STANDARD',
  ...fields,
});

export const chosenRoom = (fields: Partial<RoomChoice> = {}): RoomChoice => ({
  ...EMPTY_ROOM_CHOICE,
  room: aRoomType(),
  rate: aRate(),
  offer: anOffer(),
  bathroomWish: 'BATH',
  extraServices: { breakfast: aChosenExtra() },
  ...fields,
});

/** An order that was sent and never answered; tests add what is known of it. */
export const anAttempt = (fields: Partial<OrderAttempt> = {}): OrderAttempt => ({
  ...newAttempt('v2', 'key', anOrder(), aReservation().hotel),
  ...fields,
});

export const anOrder = (): CreateBookingOrder => ({
  locale: 'en',
  hotelId: '1001',
  stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
  rooms: [{ choice: chosenRoom(), occupancy: { adults: 2, childAges: [], pets: 0 } }],
  contact: { ...EMPTY_CONTACT, firstName: 'Maija', lastName: 'Mäkinen' },
  companyCode: null,
  asCustomer: false,
  mode: 'STANDARD',
  membership: null,
  expectedPrice: money(26500),
  guarantee: { type: 'NONE', method: 'NONE', flow: 'NONE', bank: null, card: null, savedCardId: null },
  returnUrl: '/en/payment/return',
});

/** A flow in which everything is chosen and typed. */
export const fullFlow = (criteria: SearchCriteria = someCriteria()): ReservationFlow => {
  const started = beginFlow(emptyFlow, criteria);
  return {
    ...started,
    roomChoices: started.roomChoices.map(() => chosenRoom()),
    contactInformation: { ...started.contactInformation, firstName: 'Maija', lastName: 'Mäkinen' },
    contactComplete: true,
    checkAndConfirm: {
      guarantee: { type: 'NONE', method: 'NONE', flow: 'NONE', bank: null, card: null, savedCardId: null },
      termsAccepted: true,
      agreedTotal: money(26500),
    },
    paymentState: anAttempt({ booking: { bookingNumber: '100', bookingHash: 'hash' } }),
  };
};
