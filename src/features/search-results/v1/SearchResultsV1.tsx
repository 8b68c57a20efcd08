import { useSoldOnline } from '@/flags/useSoldOnline';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import type { FoundHotelsProps } from '../foundHotelsProps';
import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { useSearchResultsV1 } from './useSearchResultsV1';

/** The hotels of a search as this guest is offered them, over the site's API. */
function OwnHotelsV1({ criteria, children }: FoundHotelsProps) {
  const { locale } = useTranslator();
  const search = useMemberSearch(criteria);
  const isSold = useSoldOnline(criteria);
  const found = useSearchResultsV1(isSold ? search : null, locale);
  return <>{children(isSold === false ? null : found)}</>;
}

/** `SearchResults` over the site's API. */
export function SearchResultsV1(props: SearchResultsProps) {
  return (
    <OwnHotelsV1 criteria={props.criteria}>
      {(found) => <SearchResults {...props} found={found} Hotels={OwnHotelsV1} />}
    </OwnHotelsV1>
  );
}
