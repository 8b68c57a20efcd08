import { useMemo } from 'react';
import { asMember, refusedMemberships } from '@/domain/memberSearch';
import type { PricedOffer } from '@/domain/rates';
import type { MemberSearch, SearchCriteria } from '@/domain/search';
import type { QueryResult } from './useQueryResult';

/**
 * Searches with the guest's memberships, and once more without those that the answer refuses.
 * @param useAnswer a hook that asks with the given criteria, and waits while they are null
 */
export function useAsMember<T>(
  search: MemberSearch | null,
  useAnswer: (criteria: SearchCriteria | null) => QueryResult<T>,
  offersIn: (data: T) => readonly PricedOffer[],
): QueryResult<T> {
  const first = useAnswer(useMemo(() => search && asMember(search), [search]));
  const own = search?.own ?? [];
  const refused =
    first.state === 'loading'
      ? []
      : refusedMemberships(own, first.state === 'failed' ? first : { offers: offersIn(first.data) });
  const left = own.filter((type) => !refused.includes(type)).join();
  const isRefused = refused.length > 0;
  const second = useAnswer(
    useMemo(
      () =>
        search && isRefused ? asMember({ ...search, own: search.own.filter((type) => left.includes(type)) }) : null,
      [search, isRefused, left],
    ),
  );
  return isRefused ? second : first;
}
