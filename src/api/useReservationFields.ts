import { reservationFields, siteReservationFields } from './reservationFields';
import { useOptionalFields } from './useOptionalFields';

/** The optional fields of a reservation that are asked for; null until that is known. */
export const useReservationFields = () => useOptionalFields(reservationFields);

export const useSiteReservationFields = () => useOptionalFields(siteReservationFields);

const nothingOptional = {
  withLines: false,
  withHeldUntil: false,
  withRefund: false,
  withCancelledAt: false,
  withPasses: false,
};
const nothingOptionalOfSite = { ...nothingOptional, withOptions: false, withStay: false };

/**
 * The same for a call that cannot wait: no optional fields until the flags are known. A page that shows a reservation
 * has waited for them.
 */
export const useKnownReservationFields = () => useReservationFields() ?? nothingOptional;

export const useKnownSiteReservationFields = () => useSiteReservationFields() ?? nothingOptionalOfSite;
