import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { OwnHotelsV2 } from './OwnHotelsV2';

/** `SearchResults` over the booking API. */
export function SearchResultsV2(props: SearchResultsProps) {
  return (
    <OwnHotelsV2 criteria={props.criteria}>
      {(found) => <SearchResults {...props} found={found} Hotels={OwnHotelsV2} />}
    </OwnHotelsV2>
  );
}
