import type { ReactNode } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import type { FoundHotels } from './foundHotels';

export interface FoundHotelsProps {
  readonly criteria: SearchCriteria;
  /** What of their list is asked for, of an API that has lists; without it all hotels at once, with all that they offer. */
  readonly page?: ListPage | null | undefined;
  /** Draws the answer; null for a search that the chain does not sell online at the moment. */
  readonly children: (found: QueryResult<FoundHotels> | null) => ReactNode;
}
