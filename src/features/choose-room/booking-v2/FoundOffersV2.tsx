import { useMemo } from 'react';
import { useHotelOffersV2 } from '@/api/booking-v2/useHotelOffersV2';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FoundOffersProps } from '../foundOffersProps';

/** What one hotel offers for a search exactly as it is given, over the booking API. */
export function FoundOffersV2({ criteria, children }: FoundOffersProps) {
  const { locale } = useTranslator();
  const isSold = useSoldOnline(criteria);
  const search = useMemo(() => (isSold ? { criteria, own: [] } : null), [criteria, isSold]);
  const found = useHotelOffersV2(search, occupanciesOf(placeParty(criteria.party)), locale);
  return <>{children(isSold === false ? null : found)}</>;
}
