import { useEffect } from 'react';
import type { FindKeyProps } from '../FindReservation';
import { useFindReservationV2 } from './useFindReservationV2';

/** `FindKey` over the booking API. */
export function FindKeyV2({ onReady }: FindKeyProps) {
  const findKey = useFindReservationV2();
  useEffect(() => onReady(findKey), [findKey, onReady]);
  return null;
}
