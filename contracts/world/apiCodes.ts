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

export type EditCode = ApiCodeOf<'edit'>;
export const editCodes = codesOf('edit');

export type CheckOutCode = ApiCodeOf<'checkout'>;
export const checkOutCodes = codesOf('checkout');

export type MobileKeyCode = ApiCodeOf<'mobileKey'>;
export const mobileKeyCodes = codesOf('mobileKey');

/** The codes of the gateway before both APIs. A failed token refresh happens in the site, never there. */
export type AuthorizationErrorCode = Exclude<ApiCodeOf<'authorization'>, 'TOKEN_REFRESH_FAILED'> | 'ENDPOINT_NOT_FOUND';
export const authorizationErrorCodes: readonly AuthorizationErrorCode[] = [
  ...codesOf('authorization').filter((code) => code !== 'TOKEN_REFRESH_FAILED'),
  'ENDPOINT_NOT_FOUND',
];
