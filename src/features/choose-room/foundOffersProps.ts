import type { ReactNode } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { SearchCriteria } from '@/domain/search/search';

export interface FoundOffersProps {
  /** A search of one hotel. */
  readonly criteria: SearchCriteria;
  /** Draws the answer; null for a search that the chain does not sell online at the moment. */
  readonly children: (found: QueryResult<HotelOffers> | null) => ReactNode;
}
