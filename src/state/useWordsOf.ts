import { useEffect } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { useReservationFlow } from './reservationFlowState';

/** Keeps what the guest chose in the words of the newest answer: they may change the language at any step. */
export function useWordsOf(found: QueryResult<HotelOffers> | null): void {
  const { takeWords } = useReservationFlow();
  const offers = found?.state === 'ready' ? found.data : null;
  useEffect(() => {
    if (offers) takeWords(offers);
  }, [offers, takeWords]);
}
