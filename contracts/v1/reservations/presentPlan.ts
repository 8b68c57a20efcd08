import type { ContentLocale } from '../../world/localized';
import type { HotelRecord, RatePlanRecord } from '../../world/model';
import { rateRefId } from '../../world/rates/ratePlans';
import { loyaltyNames, paymentTypeNames } from '../names';

/** A rate plan of a hotel: what is the same before and after a room is reserved at it. */
export const presentPlan = (hotel: HotelRecord, plan: RatePlanRecord, language: ContentLocale) => ({
  id: rateRefId(hotel.id, plan.code),
  type: plan.code,
  name: plan.name[language],
  description: plan.description[language],
  includes: plan.includes.map((line) => line[language]),
  breakfastIncluded: plan.breakfast,
  depositRequirement: plan.depositRequirement,
  loyaltyMembershipType: loyaltyNames[plan.loyaltyType],
  terms: plan.restrictions,
  paymentOptions: plan.guarantees.map(({ type, methods, flows }) => ({
    paymentType: paymentTypeNames[type],
    methods,
    flows,
  })),
});
