import { useOptionalFields } from './useOptionalFields';

const fields = ['withLines', 'withHeldUntil', 'withRefund'] as const;

/** The optional fields of a reservation that are asked for; null until that is known. */
export const useReservationFields = () => useOptionalFields(fields);

const nothingOptional = { withLines: false, withHeldUntil: false, withRefund: false };

/**
 * The same for a call that cannot wait: no optional fields until the flags are known. A page that shows a reservation
 * has waited for them.
 */
export const useKnownReservationFields = () => useReservationFields() ?? nothingOptional;
