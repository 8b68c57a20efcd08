import { graphql, readInlineData } from 'relay-runtime';
import { depositRequirements, loyaltyTypes, restrictionReasons } from '@/domain/offer';
import type { RatePlan } from '@/domain/offer';
import type { GuaranteeType, PaymentFlow, PaymentMethod } from '@/domain/payment';
import { knownOf, knownOr } from './known';
import type { readRatePlan_rate$key } from './__generated__/readRatePlan_rate.graphql';

const guaranteeTypes: readonly GuaranteeType[] = ['CARD_VERIFICATION', 'DEPOSIT', 'NONE', 'S_POINTS'];
const flows: readonly PaymentFlow[] = [
  'MERCHANT_HOSTED_WINDOW',
  'NONE',
  'PHYSICAL_TERMINAL',
  'STORED_INSTRUMENT',
  'WEB_TERMINAL',
];
const methods: readonly PaymentMethod[] = ['NONE', 'ONLINE_BANK', 'CARD', 'S_POINTS'];

/** A rate plan of the booking API. Ways to guarantee that this site does not know are left out. */
export function readRatePlan(ref: readRatePlan_rate$key): RatePlan {
  const { refId, rateCode, information, constraints, allowedGuarantees } = readInlineData<readRatePlan_rate$key>(
    graphql`
      fragment readRatePlan_rate on Rate @inline {
        refId
        rateCode
        information {
          name
          description
          includes
          breakfastIncluded
        }
        constraints {
          depositRequirement
          loyaltyType
          restrictions {
            reason
          }
        }
        allowedGuarantees {
          type
          methods
          flows
        }
      }
    `,
    ref,
  );
  return {
    refId,
    code: rateCode,
    name: information.name,
    description: information.description,
    includes: [...information.includes],
    breakfastIncluded: information.breakfastIncluded,
    depositRequirement: knownOr(constraints.depositRequirement, depositRequirements, 'DEPOSIT_REQUIRED'),
    loyaltyType: knownOr(constraints.loyaltyType, loyaltyTypes, 'NONE'),
    restrictions: knownOf(
      constraints.restrictions.map(({ reason }) => reason),
      restrictionReasons,
    ),
    allowedGuarantees: allowedGuarantees.flatMap((allowed) =>
      knownOf([allowed.type], guaranteeTypes).map((type) => ({
        type,
        methods: knownOf(allowed.methods, methods),
        flows: knownOf(allowed.flows, flows),
      })),
    ),
  };
}
