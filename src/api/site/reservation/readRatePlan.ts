import { graphql } from 'relay-runtime';
import { parseMembership } from '@/domain/guest/membership';
import type { AllowedGuarantee, GuaranteeType } from '@/domain/payment/payment';
import { paymentFlows, paymentMethods } from '@/domain/payment/payment';
import { knownOf } from '@/domain/known';
import { parseDepositRequirement } from '@/domain/rate/ratePlan';
import type { RatePlan } from '@/domain/rate/ratePlan';
import { readEach, readOr, readTextOr } from '../../readEach';
import { readBoolean, readText } from '../../readLeaf';
import { readRestrictions } from '../../stayFacts';
import type { readRatePlan_rate$data } from './__generated__/readRatePlan_rate.graphql';
import type { readRatePlan_reserved$data } from './__generated__/readRatePlan_reserved.graphql';

void graphql`
  fragment readRatePlan_rate on Rate @relay(mask: false) {
    id
    type
    name
    description
    includes
    breakfastIncluded
    depositRequirement
    loyaltyMembershipType
    terms
    paymentOptions {
      paymentType
      methods
      flows
    }
  }
`;

// The same of a reserved room, which is another type of the API.
void graphql`
  fragment readRatePlan_reserved on ReservedRate @relay(mask: false) {
    id
    type
    name
    description
    includes
    breakfastIncluded
    depositRequirement
    loyaltyMembershipType
    terms
    paymentOptions {
      paymentType
      methods
      flows
    }
  }
`;

const guaranteeOf: Readonly<Record<string, GuaranteeType>> = {
  GUARANTEE: 'CARD_VERIFICATION',
  NONE: 'NONE',
  PAYMENT: 'DEPOSIT',
  SPOINT: 'S_POINTS',
};

type PaymentOption = readRatePlan_rate$data['paymentOptions'][number];

/** Ways to pay that this site does not know are left out. */
const readGuarantees = (options: readonly PaymentOption[]): readonly AllowedGuarantee[] =>
  options.flatMap(({ paymentType, methods, flows }) => {
    const type = guaranteeOf[paymentType];
    return type ? [{ type, methods: knownOf(methods, paymentMethods), flows: knownOf(flows, paymentFlows) }] : [];
  });

/**
 * The rate plan of an offer or a reserved room. One with terms that this site does not know throws MalformedError, as
 * it is not known who may reserve it.
 */
export function readRatePlan(rate: readRatePlan_rate$data | readRatePlan_reserved$data): RatePlan {
  return {
    refId: readText(rate.id),
    code: readText(rate.type),
    name: readText(rate.name),
    description: readTextOr('', rate.description),
    includes: readOr([], () => readEach(rate.includes, readText)),
    breakfastIncluded: readOr(false, () => readBoolean(rate.breakfastIncluded)),
    depositRequirement: parseDepositRequirement(rate.depositRequirement),
    loyaltyType: parseMembership(rate.loyaltyMembershipType) ?? 'NONE',
    restrictions: readRestrictions(rate.terms),
    allowedGuarantees: readGuarantees(rate.paymentOptions),
  };
}
