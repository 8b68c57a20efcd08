import type { RestrictionReason } from './rate/ratePlan';

/**
 * Every failure, by family: the same code in two families (`booking.PRICE_CHANGE`, `edit.PRICE_CHANGE`) is not the same
 * failure. `UNKNOWN` stands for any code of an API that is not listed.
 */
export const failureCatalogue = {
  /** A search was answered, but not all of it could be honoured. */
  availability: [
    'NO_RESULT_FOR_BLOCKCODE', // a group's block has no rooms for these nights
    'NO_RESULT_FOR_COMPANYCODE', // no agreed rates under the company's code
    'NO_RESULT_FOR_PROMOCODE', // the promotion has no rates for these nights
    'PROMOCODE', // the same, as older parts of the API spell it
    'PET_ROOMS', // pet rooms are full, or the hotel has none
    'NO_SUPPORT_FOR_SCARD', // the hotel does not take the card
    'NO_SUPPORT_ONLINE_FOR_SCARD', // the hotel takes the card, but not online
    'LOGIN_REQUIRED_FOR_ASOM', // member rates asked by a guest who is not signed in
    'LOGIN_REQUIRED_FOR_SCARD', // card rates asked by a guest who is not signed in
    'UNKNOWN',
  ],
  /** A search could not be made as asked. */
  search: [
    'FORBIDDEN_PROMOTION_CODE_FOR_SCARD', // code and card exclude each other
    'HOTEL_NOT_AVAILABLE', // the hotel is closed for these days
    'INCOMPATIBLE_SEARCH_CRITERIA', // two of the criteria exclude each other
    'INVALID_PROMOTION_CODE', // no such code
    'PRIOR_STAY', // the arrival day has passed
    'SCARD_NOT_ALLOWED', // hotel or code does not take the card
    'TOO_MANY_NIGHTS', // longer than the hotel sells
    'TRAVELCOTS_NOT_AVAILABLE', // too few cots for the babies
    'UNDEFINED', // no reason was given, or an unknown one
  ],
  /** Nothing was booked. */
  booking: [
    'BONUS_FORBIDDEN', // the rate earns no bonus
    'DATE_RANGE_EXPIRED', // the arrival day passed while the guest was choosing
    'INVALID_BONUS_CARD_NUMBER', // the card's number is wrong
    'INVALID_CARD_HOLDER_DETAILS', // the name is not the card holder's
    'PET_ROOM_NOT_AVAILABLE', // the last pet room was just taken
    'PRICE_CHANGE', // the price changed, and the API does not say to what
    'ROOM_NOT_AVAILABLE', // the last room was just taken
    'ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE', // rooms at the code's price are gone
    'TRAVELCOT_NOT_AVAILABLE', // the last cot was just taken
    'UNKNOWN',
  ],
  /** A reservation was not changed, or only in part. */
  edit: [
    'ASSIGN_PET_ROOM_FAILED', // no pet room to move to
    'EDITING_RESTRICTED_CONTACT_HOTEL', // only the hotel may change it
    'INVENTORY_ITEM_NOT_AVAILABLE', // an extra is sold out
    'INVENTORY_ITEM_UPDATE_FAILED', // an extra could not be changed
    'PRICE_CHANGE', // the price of the change is not the one the guest saw
    'RESERVATION_PAID', // paid reservations are not changed online
    'RESERVE_TRAVEL_COT_FAILED', // the change was made, the cot was not reserved
    'ROOM_NOT_AVAILABLE', // the new room or days are taken
    'TRAVELCOT_NOT_AVAILABLE', // no cot for the new days
    'UNKNOWN_EDIT_FAILURE', // no reason was given, or an unknown one
  ],
  /** The payment provider's result. */
  payment: [
    'CANCELLED_BY_CUSTOMER', // the guest cancelled on the payment page
    'METHOD_NOT_ALLOWED', // the method is not for this booking
    'REFUNDED', // the payment was given back
    'PROCESSING_FAILED', // the provider could not carry it out
    'REFUSED_BY_ISSUER', // the card's bank refused it
    'UNSUPPORTED_METHOD', // the hotel does not take the method
    'UNKNOWN',
  ],
  /** A payment or guarantee could not be completed, or not yet. */
  guarantee: [
    'ALREADY_COMPLETED', // it was completed before; nothing is left to do
    'INVALID_RESERVATION', // cancelled or run out
    'PAYMENT_FAILURE', // the payment failed; see `paymentError`
    'PAYMENT_IN_PROGRESS', // the outcome is not known yet
    'RESERVATION_UPDATE_ERROR', // paid, but the reservation does not show it yet
    'STAFF_RESTRICTION', // not with a staff rate
    'TIME_OUT', // the provider did not answer in time
    'UNKNOWN',
  ],
  /** The guest could not check out online. */
  checkout: [
    'CHECKOUT_FAILURE', // the hotel's system could not do it
    'NOT_CHECKED_IN', // the guest has not arrived
    'NOT_DUEOUT', // not the departure day
    'ONLINE_CHECKOUT_NOT_ALLOWED', // the hotel does it at the desk
    'UNPAID_INVOICES', // something is left to pay
    'UNKNOWN',
  ],
  /** No key came to the phone. */
  mobileKey: [
    'MOBILE_KEY_DEVICE_NOT_ACTIVE', // the phone is registered but not active
    'MOBILE_KEY_NOT_SUPPORTED', // the hotel's locks take no phones
    'NOT_CHECKED_IN', // keys are made after check-in
    'NO_MOBILE_KEY_DEVICE_REGISTERED', // no phone is registered
    'UNKNOWN',
  ],
  /** A code for the card was not taken. */
  promotion: [
    'INVALID_PROMOTION_CODE', // no such code
    'NOT_ELIGIBLE', // the code is for other customers
    'NO_SCARD', // the code needs a card
    'TIME_OUT', // the check took too long
    'UNKNOWN',
  ],
  /** A card, or another year of one, was not ordered. */
  cardOrder: [
    'ALREADY_ASSOCIATED', // the customer has a card
    'ALREADY_PAID', // the earlier order is paid
    'METHOD_NOT_ALLOWED', // cards are not paid for this way
    'NOT_ELIGIBLE', // it cannot be renewed yet
    'NO_SCARD', // there is no card to renew
    'PAYMENT_IN_PROGRESS', // the bank has not decided on the earlier payment
    'PRICE_CHANGE', // the price is not the one the guest saw
    'UNKNOWN',
  ],
  /** A card was not connected or verified. */
  card: [
    'ALREADY_ASSOCIATED', // connected to an account before
    'NOT_FOUND', // no card under that address
    'TOO_MANY_ATTEMPTS', // wrong codes too often
    'VERIFICATION_CODE_EXPIRED', // the code ran out
    'VERIFICATION_CODE_INVALID', // the code is wrong
    'VERIFICATION_NOT_STARTED', // a code was given before one was asked for
    'UNKNOWN',
  ],
  /** The call needs a sign-in, or another one. Stored tokens are cleared, except where noted. */
  authorization: [
    'AUTHORIZATION_INVALID', // the token is not accepted
    'AUTHORIZATION_EXPIRED', // the token has run out
    'EXPIRED_TOKEN', // the same, from the token check
    'INVALID_TOKEN', // the token cannot be decoded
    'NO_TOKEN_PROVIDED', // the call carried none
    'TOKEN_REFRESH_FAILED', // no new token could be had
    'SCOPE_MISSING', // the sign-in does not cover this: nothing is asked, and the tokens stay
    'UNKNOWN',
  ],
  /** The call itself failed; whether it took effect is not known, except where noted. */
  transport: [
    'NETWORK', // no connection, or it broke
    'TIMEOUT', // no answer in time
    'MALFORMED', // an answer that does not fit the contract
    'SERVER', // the server answered with an error of its own
    'ENDPOINT_NOT_FOUND', // there is no API at that address
    'UNKNOWN',
  ],
  /** A reservation could not be shown. */
  reservation: [
    'NOT_FOUND', // no reservation has that number together with that hash or name
    'UNKNOWN',
  ],
  /** Something about a reservation is not possible, for the reason its option names. */
  option: [
    'ACCESS_DENIED', // the reservation of another guest
    'AUTHENTICATION_REQUIRED', // needs a sign-in
    'BAD_STATUS', // not in this state of the reservation
    'BLOCKED_PAYMENT_TYPE', // not with the way it is paid
    'BLOCKED_PRICE', // not with its rate
    'DAY_ROOM', // not for a room by day
    'DEPOSIT_GIVEN', // paid already
    'DEPOSIT_REQUIRED', // to be paid first
    'EXISTING_EXTRA_SERVICES', // extras stand in the way
    'EXTERNAL_ORIGIN', // made on another site
    'GUARANTEE_GIVEN', // guaranteed already
    'GUARANTEE_IN_PROGRESS', // a guarantee is under way
    'INCOMPATIBLE_ROOM_CONFIGURATION', // the people do not fit
    'ITINERARY', // part of a longer trip
    'LIMIT_REACHED', // no more of it
    'NON_CANCELLABLE', // the rate cannot be cancelled
    'NOT_AVAILABLE', // the hotel does not offer it
    'OUTSTANDING_BALANCE', // something is left to pay
    'TEMPORARILY_UNAVAILABLE', // not now
    'TOO_EARLY', // before its time
    'TOO_LATE', // after its time
    'WRONG_DATE', // not on this day
  ],
  /** A switch of the site could not be read; the function stays off. */
  flag: [
    'LOAD_FAILED', // the runtime configuration did not come
    'FLAG_NOT_FOUND', // an unknown switch
  ],
} as const;

export type FailureFamily = keyof typeof failureCatalogue;

/** The codes of one family, without its name. */
export type CodeOf<F extends FailureFamily> = (typeof failureCatalogue)[F][number];

/** What may be known about a failure besides its code. */
export interface FailureDetail {
  /** The code as it came, for the log, when it is not among ours. */
  readonly rawCode?: string;
  /** The room it concerns, from 0. */
  readonly roomIndex?: number;
  /** The call was sent before and its answer was lost, so it may have taken effect. */
  readonly isAfterLostAnswer?: boolean;
  /** The provider's result for a guarantee that failed. */
  readonly paymentError?: CodeOf<'payment'>;
  /** Why a rate is not for this guest. */
  readonly restriction?: RestrictionReason;
  /** Codes that can still be tried. */
  readonly attemptsLeft?: number;
}

/** An expected failure: its family (`kind`), its code, and what else is known. */
export type Failure = {
  [F in FailureFamily]: { readonly kind: F; readonly code: CodeOf<F> } & FailureDetail;
}[FailureFamily];

/** Family and code together: `booking.PRICE_CHANGE`. */
export type FailureCode = { [F in FailureFamily]: `${F}.${CodeOf<F>}` }[FailureFamily];

/** A failure of one family. */
export type FailureOf<F extends FailureFamily> = Extract<Failure, { readonly kind: F }>;

/** Makes a failure whose code is known. */
export function failureOf<F extends FailureFamily>(kind: F, code: CodeOf<F>, detail: FailureDetail = {}): FailureOf<F> {
  // The compiler does not follow that a family and one of its codes make a member of the union.
  return { ...detail, kind, code } as unknown as FailureOf<F>;
}

/** Whether no booking has the key that was asked with. */
export const isBookingNotFound = (failure: Failure): boolean =>
  failure.kind === 'reservation' && failure.code === 'NOT_FOUND';

const unknownCodes = {
  availability: 'UNKNOWN',
  search: 'UNDEFINED',
  booking: 'UNKNOWN',
  edit: 'UNKNOWN_EDIT_FAILURE',
  payment: 'UNKNOWN',
  guarantee: 'UNKNOWN',
  checkout: 'UNKNOWN',
  mobileKey: 'UNKNOWN',
  promotion: 'UNKNOWN',
  cardOrder: 'UNKNOWN',
  card: 'UNKNOWN',
  authorization: 'UNKNOWN',
  transport: 'UNKNOWN',
  reservation: 'UNKNOWN',
  option: 'NOT_AVAILABLE',
  flag: 'LOAD_FAILED',
} as const satisfies { readonly [F in FailureFamily]: CodeOf<F> };

/** Makes a failure from a code as it came; an unknown one becomes the family's unknown code and is kept as `rawCode`. */
export function decodeFailureCode<F extends FailureFamily>(
  kind: F,
  rawCode: string,
  detail: FailureDetail = {},
): FailureOf<F> {
  const codes: readonly CodeOf<F>[] = failureCatalogue[kind];
  const code = codes.find((known) => known === rawCode);
  return code === undefined
    ? failureOf(kind, unknownCodes[kind], { ...detail, rawCode })
    : failureOf(kind, code, detail);
}

/** Family and code of a failure, together. */
export function failureCodeOf(failure: Failure): FailureCode {
  // A member of the union always has a code of its own family, which the compiler does not follow.
  return `${failure.kind}.${failure.code}` as FailureCode;
}
