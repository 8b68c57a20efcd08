import { useMemo } from 'react';
import { useHotelOffersV1 } from '@/api/booking-v1/useHotelOffersV1';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FoundOffersProps } from '../foundOffersProps';

/** What one hotel offers for a search exactly as it is given, over the site's API. */
export function FoundOffersV1({ criteria, children }: FoundOffersProps) {
  const { locale } = useTranslator();
  const isSold = useSoldOnline(criteria);
  const search = useMemo(() => (isSold ? { criteria, own: [] } : null), [criteria, isSold]);
  const found = useHotelOffersV1(search, occupanciesOf(placeParty(criteria.party)), locale);
  return <>{children(isSold === false ? null : found)}</>;
}
