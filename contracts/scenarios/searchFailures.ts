import { searchFailureCodes } from '../world/apiCodes';
import { searches } from './asked';
import { kebab, type Scenario } from './scenario';

/** `search-prior-stay`, `search-undefined`, … */
export const searchFailures: readonly Scenario[] = searchFailureCodes.map((code) => ({
  name: `search-${kebab(code)}`,
  description: `A search is answered with ${code}.`,
  given: `The search cannot be made as asked: ${code}.`,
  when: 'A guest searches.',
  then: `The answer is the failure ${code}, without hotels.`,
  asks: searches,
  twist: { searchFailure: code },
}));
