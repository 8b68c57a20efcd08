import type { Occupancy } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';

/** A stay that one hotel's rooms are asked for. */
export interface RoomsAsked {
  readonly criteria: SearchCriteria;
  /** Who sleeps in each room. */
  readonly occupancies: readonly Occupancy[];
}
