import { availabilityIssueCodes } from '../world/apiCodes';
import { searches } from './asked';
import { kebab, type Scenario } from './scenario';

/** `issue-pet-rooms`, `issue-login-required-for-asom`, … */
export const availabilityIssues: readonly Scenario[] = availabilityIssueCodes.map((code) => ({
  name: `issue-${kebab(code)}`,
  description: `A search is answered, with the issue ${code} beside it.`,
  given: `Part of the search cannot be met: ${code}.`,
  when: 'A guest searches.',
  then: `The answer has hotels, and the issue ${code} beside them.`,
  asks: searches,
  twist: { availabilityIssue: code },
}));
