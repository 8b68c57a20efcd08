import { searchFailureCodes } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

/** `search-prior-stay`, `search-undefined`, … */
export const searchFailures: readonly Scenario[] = searchFailureCodes.map((code) => ({
  name: `search-${kebab(code)}`,
  description: `A search is answered with ${code}.`,
  twist: { searchFailure: code },
}));
