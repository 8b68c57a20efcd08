/** The codes a back end may answer with, as both APIs spell them. */
export const searchFailureCodes = [
  'FORBIDDEN_PROMOTION_CODE_FOR_SCARD',
  'HOTEL_NOT_AVAILABLE',
  'INCOMPATIBLE_SEARCH_CRITERIA',
  'INVALID_PROMOTION_CODE',
  'PRIOR_STAY',
  'SCARD_NOT_ALLOWED',
  'TOO_MANY_NIGHTS',
  'TRAVELCOTS_NOT_AVAILABLE',
  'UNDEFINED',
] as const;
export type SearchFailureCode = (typeof searchFailureCodes)[number];

export const availabilityIssueCodes = [
  'NO_RESULT_FOR_BLOCKCODE',
  'NO_RESULT_FOR_COMPANYCODE',
  'NO_RESULT_FOR_PROMOCODE',
  'PROMOCODE',
  'PET_ROOMS',
  'NO_SUPPORT_FOR_SCARD',
  'NO_SUPPORT_ONLINE_FOR_SCARD',
  'LOGIN_REQUIRED_FOR_ASOM',
  'LOGIN_REQUIRED_FOR_SCARD',
] as const;
export type AvailabilityIssueCode = (typeof availabilityIssueCodes)[number];

export const bookingIssueCodes = [
  'BONUS_FORBIDDEN',
  'DATE_RANGE_EXPIRED',
  'INVALID_BONUS_CARD_NUMBER',
  'INVALID_CARD_HOLDER_DETAILS',
  'PET_ROOM_NOT_AVAILABLE',
  'PRICE_CHANGE',
  'ROOM_NOT_AVAILABLE',
  'ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE',
  'TRAVELCOT_NOT_AVAILABLE',
] as const;
export type BookingIssueCode = (typeof bookingIssueCodes)[number];

export const guaranteeFailureCodes = [
  'ALREADY_COMPLETED',
  'INVALID_RESERVATION',
  'PAYMENT_FAILURE',
  'PAYMENT_IN_PROGRESS',
  'RESERVATION_UPDATE_ERROR',
  'STAFF_RESTRICTION',
  'TIME_OUT',
] as const;
export type GuaranteeFailureCode = (typeof guaranteeFailureCodes)[number];

export const paymentErrorCodes = [
  'CANCELLED_BY_CUSTOMER',
  'METHOD_NOT_ALLOWED',
  'REFUNDED',
  'PROCESSING_FAILED',
  'REFUSED_BY_ISSUER',
  'UNSUPPORTED_METHOD',
] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

export const authorizationErrorCodes = [
  'AUTHORIZATION_INVALID',
  'AUTHORIZATION_EXPIRED',
  'EXPIRED_TOKEN',
  'INVALID_TOKEN',
  'NO_TOKEN_PROVIDED',
  'ENDPOINT_NOT_FOUND',
] as const;
export type AuthorizationErrorCode = (typeof authorizationErrorCodes)[number];
