import type { RoomChoice } from '@/domain/booking';
import { EMPTY_ROOM_CHOICE } from '@/domain/roomChoice';
import type { SearchCriteria } from '@/domain/search';
import { aChosenExtra, anOffer, aRate, aRoomType } from '@/domain/testOffers';
import type { PaymentState, ReservationFlow } from './reservationFlowShape';
import { beginFlow } from './reservationFlowState';
import { emptyFlow } from './reservationFlowShape';
import { emptyFlowV1 } from './reservationFlowV1Shape';
import type { ReservationFlowV1 } from './reservationFlowV1Shape';
import { beginFlowV1 } from './reservationFlowV1State';

/** Plain flows for tests; each test says what matters to it. */
export const someCriteria = (fields: Partial<SearchCriteria> = {}): SearchCriteria => ({
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  destination: { kind: 'hotel', hotelId: '1001' },
  party: { rooms: 1, adults: 2, children: 0, childrenAges: [], pets: 0 },
  loyaltyTypes: [],
  rewardNight: false,
  promotionCode: '',
  companyCode: '',
  blockCode: '',
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

export const anAttempt = (fields: Partial<PaymentState> = {}): PaymentState => ({
  createKey: 'key',
  order: '{}',
  isSent: true,
  bookingNumber: null,
  bookingHash: null,
  paymentId: null,
  paymentUrl: null,
  amount: null,
  starts: 0,
  ...fields,
});

/** A flow in which everything is chosen and typed. */
export const fullFlow = (criteria: SearchCriteria = someCriteria()): ReservationFlow => {
  const begun = beginFlow(emptyFlow, criteria);
  return {
    ...begun,
    roomChoices: begun.roomChoices.map(() => chosenRoom()),
    contactInformation: { ...begun.contactInformation, firstName: 'Maija', lastName: 'Mäkinen' },
    contactComplete: true,
    checkAndConfirm: {
      guarantee: { type: 'NONE', method: 'NONE', flow: 'NONE', bank: null, card: null },
      termsAccepted: true,
      quotedAt: '2026-11-02T09:00:00Z',
    },
    paymentState: anAttempt({ bookingNumber: '100', bookingHash: 'hash' }),
  };
};

/** The same in the older flow. */
export const fullFlowV1 = (criteria: SearchCriteria = someCriteria()): ReservationFlowV1 => {
  const { contactInformation, contactComplete, checkAndConfirm } = fullFlow(criteria);
  const begun = beginFlowV1(emptyFlowV1, criteria);
  const { room, rate, offer } = chosenRoom();
  const extraServices = { breakfast: aChosenExtra() };
  return {
    ...begun,
    ...{ contactInformation, contactComplete, checkAndConfirm },
    roomChoices: begun.roomChoices.map((choice) => ({
      ...choice,
      ...{ room, rate, offer, extraServices },
      cribSelection: 1,
      packages: ['BREAKFAST'],
    })),
  };
};
