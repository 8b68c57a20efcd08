import { HotelsInParts } from '../HotelsInParts';
import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { OwnHotelsV2 } from './OwnHotelsV2';

/** `SearchResults` over the booking API. */
export function SearchResultsV2(props: SearchResultsProps) {
  return (
    <HotelsInParts criteria={props.criteria} parts={props.known.parts} list={props.known.list} Hotels={OwnHotelsV2}>
      {(found) => <SearchResults {...props} found={found} Hotels={OwnHotelsV2} />}
    </HotelsInParts>
  );
}
