import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import type { FoundHotelsProps } from '../foundHotelsProps';
import { useSearchResultsV2 } from './useSearchResultsV2';

/** The hotels of a search as this guest is offered them, over the booking API. */
export function OwnHotelsV2({ criteria, page, children }: FoundHotelsProps) {
  const { locale } = useTranslator();
  const search = useMemberSearch(criteria);
  const isSold = useSoldOnline(criteria);
  const found = useSearchResultsV2(isSold ? search : null, locale, page);
  return <>{children(isSold === false ? null : found)}</>;
}
