import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { useSearchResultsV2 } from './useSearchResultsV2';

/** `SearchResults` over the booking API. */
export function SearchResultsV2(props: SearchResultsProps) {
  const { locale } = useTranslator();
  const search = useMemberSearch(props.criteria);
  const isSold = useSoldOnline(props.criteria);
  const found = useSearchResultsV2(isSold ? search : null, locale);
  return <SearchResults {...props} found={isSold === false ? null : found} />;
}
