import { useCallback, useRef, useState } from 'react';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation';
import type { Locale } from '@/i18n/locales';
import type { CancelBooking } from './cancelBooking';

interface Cancelling {
  readonly isAsked: boolean;
  readonly isCancelling: boolean;
  readonly failure: Failure | null;
  readonly ask: () => void;
  readonly keep: () => void;
  readonly confirm: () => void;
}

/** Asks once more, then cancels: once, however often it is pressed. */
export function useCancelling(
  reservation: Reservation,
  locale: Locale,
  cancelBooking: CancelBooking,
  onCancelled: () => void,
): Cancelling {
  const isUnderWay = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const confirm = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setCancelling(true);
    setFailure(null);
    const answer = await cancelBooking(reservation, locale);
    isUnderWay.current = false;
    setCancelling(false);
    if (!answer.ok) return setFailure(answer.failure);
    setAsked(false);
    return onCancelled();
  }, [cancelBooking, reservation, locale, onCancelled]);

  return {
    isAsked,
    isCancelling,
    failure,
    ask: useCallback(() => {
      setFailure(null);
      setAsked(true);
    }, []),
    keep: useCallback(() => setAsked(false), []),
    confirm: useCallback(() => void confirm(), [confirm]),
  };
}
