import { graphql, readInlineData } from 'relay-runtime';
import { parseLoyaltyType } from '@/domain/guest/membership';
import { parseDepositRequirement, restrictionReasons } from '@/domain/rate/ratePlan';
import type { RatePlan } from '@/domain/rate/ratePlan';
import { guaranteeTypes, paymentFlows, paymentMethods } from '@/domain/payment/payment';
import { knownOf } from '@/domain/known';
import { readEach, readOr, readTextOr } from '../readEach';
import { readBoolean, readKnown, readText } from '../readLeaf';
import type { readRatePlan_rate$key } from './__generated__/readRatePlan_rate.graphql';

/**
 * A rate plan of the booking API. Ways to guarantee that this site does not know are left out. One with restrictions
 * that it does not know throws MalformedError, as it is not known who may book it.
 */
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
    refId: readText(refId),
    code: readText(rateCode),
    name: readText(information.name),
    description: readTextOr('', information.description),
    includes: readOr([], () => readEach(information.includes, readText)),
    breakfastIncluded: readOr(false, () => readBoolean(information.breakfastIncluded)),
    depositRequirement: parseDepositRequirement(constraints.depositRequirement),
    loyaltyType: parseLoyaltyType(constraints.loyaltyType),
    restrictions: constraints.restrictions.map(({ reason }) => readKnown(reason, restrictionReasons)),
    allowedGuarantees: allowedGuarantees.flatMap((allowed) =>
      knownOf([allowed.type], guaranteeTypes).map((type) => ({
        type,
        methods: knownOf(allowed.methods, paymentMethods),
        flows: knownOf(allowed.flows, paymentFlows),
      })),
    ),
  };
}
