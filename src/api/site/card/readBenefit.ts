import { graphql } from 'relay-runtime';
import { benefitAvailabilities, benefitStatuses } from '@/domain/card/loyaltyCard';
import type { CardBenefit } from '@/domain/card/loyaltyCard';
import { readOptional } from '../../readEach';
import { readKnown, readText } from '../../readLeaf';
import { readDate } from '../../readTime';
import type { readBenefit_benefit$data } from './__generated__/readBenefit_benefit.graphql';

void graphql`
  fragment readBenefit_benefit on CardBenefit @relay(mask: false) {
    id
    name
    description
    status
    availability
    validUntil
    usedOn
  }
`;

/** A benefit of a card. Throws MalformedError on one whose status the site does not know. */
export function readBenefit(answered: readBenefit_benefit$data): CardBenefit {
  return {
    id: readText(answered.id),
    name: readText(answered.name),
    description: readText(answered.description),
    status: readKnown(answered.status, benefitStatuses),
    availability: readKnown(answered.availability, benefitAvailabilities),
    validUntil: readOptional(answered.validUntil, readDate),
    usedOn: readOptional(answered.usedOn, readDate),
  };
}
