import { useMemo } from 'react';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FoundHotelsProps } from '../foundHotelsProps';
import { useSearchResultsV2 } from './useSearchResultsV2';

/** The hotels of a search exactly as it is given, over the booking API. */
export function FoundHotelsV2({ criteria, children }: FoundHotelsProps) {
  const { locale } = useTranslator();
  const isSold = useSoldOnline(criteria);
  const search = useMemo(() => (isSold ? { criteria, own: [] } : null), [criteria, isSold]);
  const found = useSearchResultsV2(search, locale);
  return <>{children(isSold === false ? null : found)}</>;
}
