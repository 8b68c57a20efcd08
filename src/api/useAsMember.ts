import { useMemo } from 'react';
import { asMember, refusedMemberships } from '@/domain/search/memberSearch';
import type { PricedOffer } from '@/domain/rate/rates';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import type { QueryResult } from './useQueryResult';

interface Asking<T> {
  /** A hook that asks with the given criteria, and waits while they are null. */
  readonly useAnswer: (criteria: SearchCriteria | null) => QueryResult<T>;
  readonly offersIn: (data: T) => readonly PricedOffer[];
}

interface Asked<T> {
  readonly answer: QueryResult<T>;
  /** The search without the memberships that the answer refuses; null when it refuses none. */
  readonly next: MemberSearch | null;
}

function useAsked<T>(search: MemberSearch | null, { useAnswer, offersIn }: Asking<T>): Asked<T> {
  const answer = useAnswer(useMemo(() => search && asMember(search), [search]));
  const isAnswered = search !== null && answer.state !== 'loading';
  const refused = isAnswered
    ? refusedMemberships(search.own, answer.state === 'failed' ? answer : { offers: offersIn(answer.data) })
    : [];
  const without = refused.join();
  const next = useMemo(
    () =>
      search && without !== ''
        ? { ...search, own: search.own.filter((type) => !without.split(',').includes(type)) }
        : null,
    [search, without],
  );
  return { answer, next };
}

/**
 * Searches with the guest's memberships, and again without those that an answer refuses. An API may refuse them one at a
 * time, so a customer with both may be asked for three times.
 */
export function useAsMember<T>(
  search: MemberSearch | null,
  useAnswer: Asking<T>['useAnswer'],
  offersIn: Asking<T>['offersIn'],
): QueryResult<T> {
  const asking = { useAnswer, offersIn };
  const first = useAsked(search, asking);
  const second = useAsked(first.next, asking);
  const third = useAsked(second.next, asking);
  if (second.next) return third.answer;
  return first.next ? second.answer : first.answer;
}
