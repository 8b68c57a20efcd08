import { availabilityIssueCodes } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

/** `issue-pet-rooms`, `issue-login-required-for-asom`, … */
export const availabilityIssues: readonly Scenario[] = availabilityIssueCodes.map((code) => ({
  name: `issue-${kebab(code)}`,
  description: `A search is answered, with the issue ${code} beside it.`,
  twist: { availabilityIssue: code },
}));
