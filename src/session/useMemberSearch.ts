import { useMemo } from 'react';
import { memberSearchOf, membershipsOf } from '@/domain/search/memberSearch';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import { featureOfMembership } from '@/domain/search/searchFeatures';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useSession } from './useSession';

/**
 * The search as the customer who is signed in makes it, as a guest's where the sign-in does not cover that. Null until it
 * is known who is: prices depend on that.
 */
export function useMemberSearch(criteria: SearchCriteria, isCovered = true): MemberSearch | null {
  const session = useSession();
  const switchedOff = useSwitchedOff();
  return useMemo(() => {
    if (session.kind === 'unknown') return null;
    const customer = session.kind === 'authenticated' && isCovered ? session.customer : null;
    return memberSearchOf(
      criteria,
      membershipsOf(customer).filter((type) => !switchedOff.has(featureOfMembership[type])),
    );
  }, [criteria, isCovered, session, switchedOff]);
}
