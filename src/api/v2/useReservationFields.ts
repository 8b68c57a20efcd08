import { useMemo } from 'react';
import { useFeature } from '@/flags/useFeature';
import type { useReservationQuery$variables } from './__generated__/useReservationQuery.graphql';

type Fields = Omit<useReservationQuery$variables, 'input'>;

const nothingOptional: Fields = { withLines: false, withHeldUntil: false, withRefund: false };

/** Which optional fields of a reservation are asked for; undefined until the flags are known. */
export function useReservationFields(): Fields | undefined {
  const withLines = useFeature('priceLines');
  const withHeldUntil = useFeature('heldUntil');
  const withRefund = useFeature('refunds');
  return useMemo(
    () =>
      withLines === undefined || withHeldUntil === undefined || withRefund === undefined
        ? undefined
        : { withLines, withHeldUntil, withRefund },
    [withLines, withHeldUntil, withRefund],
  );
}

/**
 * The same for a call that cannot wait: no optional fields until the flags are known. A page that shows a reservation
 * has waited for them.
 */
export function useKnownReservationFields(): Fields {
  return useReservationFields() ?? nothingOptional;
}
