import { useMemo } from 'react';
import { useFeature } from '@/flags/useFeature';

/** Which optional fields of a reservation are asked; undefined until that is known. */
export function useReservationFields() {
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
