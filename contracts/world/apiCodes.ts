import { failureCatalogue } from '@/domain/failure';
import type { CodeOf, FailureFamily } from '@/domain/failure';

/** The codes that a back end can return, in either API: the site's own `UNKNOWN` is not among them. */
type ApiCodeOf<F extends FailureFamily> = Exclude<CodeOf<F>, 'UNKNOWN'>;

const codesOf = <F extends FailureFamily>(family: F): readonly ApiCodeOf<F>[] => {
  const codes: readonly CodeOf<F>[] = failureCatalogue[family];
  return codes.filter((code): code is ApiCodeOf<F> => code !== 'UNKNOWN');
};

export type SearchFailureCode = ApiCodeOf<'search'>;
export const searchFailureCodes = codesOf('search');

export type AvailabilityIssueCode = ApiCodeOf<'availability'>;
export const availabilityIssueCodes = codesOf('availability');

export type BookingIssueCode = ApiCodeOf<'booking'>;
export const bookingIssueCodes = codesOf('booking');

export type GuaranteeFailureCode = ApiCodeOf<'guarantee'>;
export const guaranteeFailureCodes = codesOf('guarantee');

export type PaymentErrorCode = ApiCodeOf<'payment'>;
export const paymentErrorCodes = codesOf('payment');

export type AssociationError = ApiCodeOf<'card'>;
export const associationErrors = codesOf('card');

export type CardPromotionError = ApiCodeOf<'promotion'>;
export const cardPromotionErrors = codesOf('promotion');

/** Those of a card's order that the domain has, and the one that it takes for a wrong code. */
export type CardOrderError = ApiCodeOf<'cardOrder'> | 'INVALID_PROMOTION_CODE';
export const cardOrderErrors: readonly CardOrderError[] = [...codesOf('cardOrder'), 'INVALID_PROMOTION_CODE'];

export const withdrawalErrors = ['NOTHING_PAID', 'NOT_FOUND', 'TOO_LATE', 'TOO_MANY_ATTEMPTS'] as const;
export type WithdrawalError = (typeof withdrawalErrors)[number];

export type EditCode = ApiCodeOf<'edit'>;
export const editCodes = codesOf('edit');

export type CheckOutCode = ApiCodeOf<'checkout'>;
export const checkOutCodes = codesOf('checkout');

export type MobileKeyCode = ApiCodeOf<'mobileKey'>;
export const mobileKeyCodes = codesOf('mobileKey');

/** What happens in the site, and never at the gateway: a failed token refresh, and what the site does not even ask. */
type OfSite = 'SCOPE_MISSING' | 'TOKEN_REFRESH_FAILED';

/** The codes of the gateway before both APIs. */
export type AuthorizationErrorCode = Exclude<ApiCodeOf<'authorization'>, OfSite> | 'ENDPOINT_NOT_FOUND';
export const authorizationErrorCodes: readonly AuthorizationErrorCode[] = [
  ...codesOf('authorization').filter((code) => code !== 'TOKEN_REFRESH_FAILED' && code !== 'SCOPE_MISSING'),
  'ENDPOINT_NOT_FOUND',
];
