import { useEffect } from 'react';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { useReservationFlow } from './reservationFlowState';

/** Keeps what the guest chose in the words of the newest answer: they may change the language at any step. */
export function useWordsOf(offers: HotelOffers | null): void {
  const { takeWords } = useReservationFlow();
  useEffect(() => {
    if (offers) takeWords(offers);
  }, [offers, takeWords]);
}
