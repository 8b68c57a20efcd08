import { useMemo } from 'react';
import type { AccessScope } from '@/domain/accessScope';
import { memberSearchOf, membershipsOf } from '@/domain/memberSearch';
import type { MemberSearch, SearchCriteria } from '@/domain/search';
import { featureOfMembership } from '@/domain/searchFeatures';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { signInAllows } from './scope';
import { useSession } from './useSession';

/**
 * The search as the customer who is signed in makes it, as a guest's where the sign-in does not cover the scope. Null
 * until it is known who is: prices depend on that.
 */
export function useMemberSearch(criteria: SearchCriteria, scope: AccessScope | null = null): MemberSearch | null {
  const session = useSession();
  const switchedOff = useSwitchedOff();
  return useMemo(() => {
    if (session.kind === 'unknown') return null;
    const isCovered = !scope || signInAllows(scope);
    const customer = session.kind === 'authenticated' && isCovered ? session.customer : null;
    return memberSearchOf(
      criteria,
      membershipsOf(customer).filter((type) => !switchedOff.has(featureOfMembership[type])),
    );
  }, [criteria, scope, session, switchedOff]);
}
