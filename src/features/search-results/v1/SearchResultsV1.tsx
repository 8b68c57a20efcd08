import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { useSearchResultsV1 } from './useSearchResultsV1';

/** `SearchResults` over the site's API. */
export function SearchResultsV1(props: SearchResultsProps) {
  const { locale } = useTranslator();
  const search = useMemberSearch(props.criteria);
  const isSold = useSoldOnline(props.criteria);
  const found = useSearchResultsV1(isSold ? search : null, locale);
  return <SearchResults {...props} found={isSold === false ? null : found} />;
}
