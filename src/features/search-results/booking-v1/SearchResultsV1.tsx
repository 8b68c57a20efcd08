import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { OwnHotelsV1 } from './OwnHotelsV1';

/** `SearchResults` over the site's API. */
export function SearchResultsV1(props: SearchResultsProps) {
  return (
    <OwnHotelsV1 criteria={props.criteria}>
      {(found) => <SearchResults {...props} found={found} Hotels={OwnHotelsV1} />}
    </OwnHotelsV1>
  );
}
