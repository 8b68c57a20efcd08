import type { Occupancy } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';

/** A stay that one hotel's rooms are asked for. */
export interface RoomsAsked {
  readonly criteria: SearchCriteria;
  /** Who sleeps in each room. */
  readonly occupancies: readonly Occupancy[];
}
