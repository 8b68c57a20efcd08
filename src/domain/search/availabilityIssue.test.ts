import { availabilityIssues } from './availabilityIssue';
import { decodeFailureCode } from '../failure';

it('knows the issues of a search that the catalogue of failures has words for', () => {
  expect(availabilityIssues).toContain('PET_ROOMS');
  for (const code of availabilityIssues) expect(decodeFailureCode('availability', code).code).toBe(code);
});
