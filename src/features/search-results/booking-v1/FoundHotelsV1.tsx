import { useMemo } from 'react';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FoundHotelsProps } from '../foundHotelsProps';
import { useSearchResultsV1 } from './useSearchResultsV1';

/** The hotels of a search exactly as it is given, over the site's API. */
export function FoundHotelsV1({ criteria, children }: FoundHotelsProps) {
  const { locale } = useTranslator();
  const isSold = useSoldOnline(criteria);
  const search = useMemo(() => (isSold ? { criteria, own: [] } : null), [criteria, isSold]);
  const found = useSearchResultsV1(search, locale);
  return <>{children(isSold === false ? null : found)}</>;
}
