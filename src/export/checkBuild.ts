/**
 * Checks the environment and the evidence of accessibility before a build: a malformed or missing value stops it, and
 * names itself.
 */
import { rawChain } from '@/config/chain';
import { checkChain } from '@/config/checkChain';
import { checkEnvironment } from '@/config/checkEnvironment';
import { isReviewDue } from '@/domain/content/accessibilityEvidence';
import { dayOfInstant } from '@/domain/localDate';
import { evidence } from '@/features/accessibility-statement/evidence';

try {
  checkChain(rawChain);
  for (const line of checkEnvironment(process.env)) console.warn(line);
  if (isReviewDue(evidence, dayOfInstant(Date.now()))) {
    console.warn(`The accessibility statement was last reviewed on ${evidence.reviewedOn}, a year ago or earlier.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
