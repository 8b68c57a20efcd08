import { useEffect } from 'react';
import type { FindKeyProps } from '../FindReservation';
import { useFindReservationV1 } from './useFindReservationV1';

/** `FindKey` over the site's API. */
export function FindKeyV1({ onReady }: FindKeyProps) {
  const findKey = useFindReservationV1();
  useEffect(() => onReady(findKey), [findKey, onReady]);
  return null;
}
