import { ofSite, stay, toPay, v1, v2 } from './example';
import type { Example } from './example';
import { byCard, guest, orderOf, search, STAY } from './staged';
import type { Stage } from './stage';

const inSearch = { hotelId: '1001', dateRange: STAY, rooms: [{ adults: 2 }] };

const searches: readonly Example[] = [
  { operation: 'useHotelOffersV2Query', variables: () => ({ input: search }) },
  { operation: 'useHotelAvailabilityV2Query', variables: () => ({ input: search }) },
  { operation: 'useSearchResultsV2Query', variables: () => ({ input: search }) },
  ...['useHotelOffersV1Query', 'useHotelAvailabilityV1Query', 'useSearchResultsV1Query'].map((operation) => ({
    operation,
    variables: () => ({
      ...ofSite,
      criteria: inSearch,
      memberships: [],
      ...(operation === 'useHotelOffersV1Query' && { withExtras: true }),
    }),
  })),
];

const reservation = ({ offer }: Stage) => ({
  ...ofSite,
  hotelId: '1001',
  dateRange: STAY,
  rooms: [
    {
      roomTypeId: offer.roomTypeRefId,
      rateId: offer.rateRefId,
      guest: { firstName: guest.firstName, lastName: guest.lastName },
      adults: 2,
    },
  ],
  contact: { ...guest, phoneNumberCountryCode: '+358', phoneNumber: '401234567' },
  totalPrice: offer.price.amount,
  paymentType: 'NONE',
});

const orders: readonly Example[] = [
  { operation: 'useBookStayV2Mutation', variables: ({ offer }) => ({ input: orderOf(offer) }) },
  {
    operation: 'useBookStayV2Mutation',
    given: 'The guest saw another price.',
    variables: ({ offer }) => ({ input: { ...orderOf(offer), expectedPrice: { value: 1 } } }),
  },
  { operation: 'useBookStayV1Mutation', variables: (stage) => ({ input: reservation(stage) }) },
  {
    operation: 'useBookStayV1OfCustomerMutation',
    customer: 'none',
    variables: (stage) => ({ input: reservation(stage) }),
  },
];

const guarantee = { type: 'DEPOSIT', card: 'VISA', ...byCard };
const payment = { paymentType: 'PAYMENT', ...byCard };
const payments: readonly Example[] = [
  {
    operation: 'useStartPaymentV2Mutation',
    variables: ({ unpaid }) => ({ input: { ...v2(unpaid), guarantee } }),
  },
  {
    operation: 'useCompletePaymentV2Mutation',
    variables: ({ paid }) => ({ input: { ...v2(paid), paymentId: paid.paymentId } }),
  },
  {
    operation: 'useStartPaymentV1Mutation',
    variables: ({ unpaid }) => ({ input: { ...toPay(unpaid), ...payment } }),
  },
  {
    operation: 'useStartPaymentV1OfCustomerMutation',
    customer: 'none',
    variables: ({ unpaid }) => ({ input: { ...toPay(unpaid), ...payment } }),
  },
  {
    operation: 'useCompletePaymentV1Mutation',
    variables: ({ paid }) => ({ input: { ...ofSite, ...toPay(paid), paymentId: paid.paymentId } }),
  },
  {
    operation: 'saveCardMutation',
    customer: 'none',
    variables: ({ paidByCustomer: paid }) => ({ input: { ...toPay(paid), paymentId: paid.paymentId } }),
  },
];

const listed = { group: 'UPCOMING', sort: 'ASCENDING', first: 3 };
const bookings: readonly Example[] = [
  {
    operation: 'useReservationV2Query',
    variables: (stage) => ({ input: { ...v2(stay(stage, 'upcoming')), locale: 'EN_GB' } }),
  },
  { operation: 'useReservationV1Query', variables: (stage) => ({ ...ofSite, ...v1(stay(stage, 'upcoming')) }) },
  {
    operation: 'useOwnReservationV1Query',
    customer: 'none',
    variables: (stage) => ({ ...ofSite, id: stay(stage, 'upcoming').number }),
  },
  {
    operation: 'ReservationListV2Query',
    customer: 'none',
    variables: () => ({ input: { locale: 'EN_GB', ...listed } }),
  },
  { operation: 'ReservationListV1Query', customer: 'none', variables: () => ({ ...ofSite, ...listed }) },
  { operation: 'useReservationCountsV2Query', customer: 'none', variables: () => ({ locale: 'EN_GB' }) },
  { operation: 'useReservationCountsV1Query', customer: 'none', variables: () => ofSite },
  {
    operation: 'useFindReservationV2Query',
    variables: (stage) => ({ input: { bookingNumber: stay(stage, 'upcoming').number, lastName: 'Aalto' } }),
  },
  {
    operation: 'useFindReservationV1Query',
    variables: (stage) => ({ id: stay(stage, 'upcoming').number, lastName: 'Aalto' }),
  },
  {
    operation: 'useDeskCodeV1Query',
    variables: (stage) => ({ reservationId: stay(stage, 'upcoming').number, lastName: 'Aalto', endDate: '2026-11-24' }),
  },
  { operation: 'useOpenInvoicesV1Query', variables: (stage) => ({ ...ofSite, ...v1(stay(stage, 'inHouse')) }) },
  {
    operation: 'useCancelBookingV2Mutation',
    variables: (stage) => ({ input: { ...v2(stay(stage, 'firstOfTrip')), locale: 'EN_GB' } }),
  },
  {
    operation: 'useCancelBookingV2Mutation',
    given: 'The booking is cancelled already.',
    variables: (stage) => ({ input: { ...v2(stay(stage, 'cancelled')), locale: 'EN_GB' } }),
  },
  {
    operation: 'useCancelBookingV1Mutation',
    variables: (stage) => ({ ...ofSite, ...v1(stay(stage, 'cancelled')) }),
  },
  {
    operation: 'useEditReservationV1Mutation',
    variables: ({ booked, offer }) => ({
      input: {
        ...ofSite,
        ...v1(booked),
        dateRange: STAY,
        rooms: [{ roomTypeId: offer.roomTypeRefId, rateId: offer.rateRefId, cribSelection: 0, extraServices: [] }],
        totalPrice: offer.price.amount,
      },
    }),
  },
];

/** Searching, booking, paying, changing and cancelling. */
export const bookingExamples: readonly Example[] = [...searches, ...orders, ...payments, ...bookings];
