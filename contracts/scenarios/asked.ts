/** The root fields that a scenario is about, by API; `every` stands for all of them. */
export interface Asked {
  readonly v1: readonly string[] | 'every';
  readonly v2: readonly string[] | 'every';
}

export const everything: Asked = { v1: 'every', v2: 'every' };
export const searches: Asked = { v1: ['availability'], v2: ['availability'] };
export const orders: Asked = { v1: ['createReservation', 'createAuthenticatedReservation'], v2: ['createBooking'] };
export const searchesAndOrders: Asked = { v1: [...searches.v1, ...orders.v1], v2: [...searches.v2, ...orders.v2] };

const startedPayments = { v1: ['initReservationPayment', 'initAuthenticatedReservationPayment'] };
export const payments: Asked = {
  v1: [...startedPayments.v1, 'completeReservationPayment', 'completeSCardPayment', 'completeSCardRenewal'],
  v2: ['initiateGuaranteeForBooking', 'completeGuaranteeForBooking'],
};
export const paymentStarts: Asked = {
  v1: [...startedPayments.v1, 'purchaseSCard', 'beginSCardRenewal'],
  v2: ['createBooking', 'initiateGuaranteeForBooking'],
};

const shown = {
  v1: ['reservation', 'getAuthenticatedReservation', 'listReservations'],
  v2: ['getBooking', 'getBookings'],
};
export const bookings: Asked = shown;
/** What needs the number of a booking and what opens it. */
export const namedBookings: Asked = {
  v1: [
    'reservation',
    'getAuthenticatedReservation',
    'reservationHash',
    'qrCodeForReservation',
    'openInvoices',
    'cancelReservation',
  ],
  v2: ['getBooking', 'getBookingHash', 'cancelBooking', 'initiateGuaranteeForBooking', 'completeGuaranteeForBooking'],
};
export const options: Asked = {
  v1: [...shown.v1, 'cancelReservation', 'checkIn', 'createPhysicalKey'],
  v2: [...shown.v2, 'cancelBooking'],
};

const ofV1 = (...fields: readonly string[]): Asked => ({ v1: fields, v2: [] });
export const edits = ofV1('editReservation');
export const checkOuts = ofV1('checkOut');
export const mobileKeys = ofV1('createMobileKey');
export const stays = ofV1(
  'savePassengerNotices',
  'checkIn',
  'registerMobileKeyDevice',
  'removeMobileKeyDevice',
  'createPhysicalKey',
);
export const cardConnections = ofV1(
  'beginSCardEmailVerification',
  'completeSCardEmailVerification',
  'editSCard',
  'removeSCardFromSID',
);
export const cardPromotions = ofV1('sCardPromotion');
export const cardOrders = ofV1('purchaseSCard', 'beginSCardRenewal', 'voidSCardOrder');
export const cardWithdrawals = ofV1('sCardOrderWithdrawal', 'withdrawSCardOrder');
export const shownCards = ofV1('customerCardInfo', 'customerCardBenefitSummary');
export const notices = ofV1('serviceNotices');
export const routing = ofV1('sohviFrontendRouting');
export const ofCustomers: Asked = {
  v1: [
    'customer',
    'savedPaymentCards',
    'saveUserPaymentCard',
    'createAuthenticatedReservation',
    'initAuthenticatedReservationPayment',
    'getAuthenticatedReservation',
    'listReservations',
    'customerCardInfo',
    'customerCardBenefitSummary',
    'sCardTransactions',
    'purchaseSCard',
    'beginSCardRenewal',
    'beginSCardEmailVerification',
    'completeSCardEmailVerification',
    'editSCard',
    'removeSCardFromSID',
    'withdrawSCard',
  ],
  v2: ['authenticatedCustomer', 'getBookings'],
};
