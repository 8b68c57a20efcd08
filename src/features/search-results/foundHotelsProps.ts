import type { ReactNode } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { SearchCriteria } from '@/domain/search/search';
import type { FoundHotels } from './foundHotels';

export interface FoundHotelsProps {
  readonly criteria: SearchCriteria;
  /** Draws the answer; null for a search that the chain does not sell online at the moment. */
  readonly children: (found: QueryResult<FoundHotels> | null) => ReactNode;
}
