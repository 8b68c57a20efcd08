import type { SearchCriteria } from '@/domain/search/search';
import { searchWaysOf } from '@/domain/search/searchWithout';
import type { LeftOut } from '@/domain/search/searchWithout';
import type { FailureAction } from './presentation';
import type { WaysToMeet } from './RestrictionNotice';

/** What a step of booking leaves to its page: the way out of a failure, or of a rate that is not for this guest. */
export type StepWayOut = FailureAction | LeftOut;

/** How this guest may meet the reasons of a rate: by signing in, or with a search that does without something. */
export function waysToMeet(
  criteria: SearchCriteria,
  isAnonymous: boolean,
  onWayOut: (action: StepWayOut) => void,
): WaysToMeet {
  return {
    signIn: isAnonymous ? () => onWayOut('signIn') : undefined,
    ...Object.fromEntries(searchWaysOf(criteria).map((way) => [way, () => onWayOut(way)])),
  };
}
