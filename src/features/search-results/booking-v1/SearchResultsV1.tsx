import { HotelsInParts } from '../HotelsInParts';
import { SearchResults } from '../SearchResults';
import type { SearchResultsProps } from '../SearchResults';
import { OwnHotelsV1 } from './OwnHotelsV1';

/** `SearchResults` over the site's API. */
export function SearchResultsV1(props: SearchResultsProps) {
  return (
    <HotelsInParts criteria={props.criteria} parts={props.known.parts} list={props.known.list} Hotels={OwnHotelsV1}>
      {(found) => <SearchResults {...props} found={found} Hotels={OwnHotelsV1} />}
    </HotelsInParts>
  );
}
