import { DEADLINE_TIME } from '@/domain/limits';
import type { LocalDate } from '@/domain/localDate';
import type { LoyaltyType } from '@/domain/guest/membership';
import { addDays, instantIn } from '../calendar';
import type { HotelRecord, RatePlanRecord } from '../model';
import { cityOf } from '../places';
import { codePlans } from './codePlans';
import { memberPlans } from './memberPlans';
import { openPlans } from './openPlans';

/** In the order that a guest sees them: plans for their code or membership, then those for everyone. */
const plans = [...codePlans, ...memberPlans, ...openPlans];

/** The codes and memberships of a guest that plans can depend on. */
export interface RateKeys {
  readonly loyaltyTypes: readonly LoyaltyType[];
  readonly rewardNight: boolean;
  readonly promotionCode: string | null;
  readonly companyCode: string | null;
  readonly blockCode: string | null;
}

const sameCode = (asked: string | null, code: string) => asked?.trim().toUpperCase() === code;

const opens = ({ key }: RatePlanRecord, keys: RateKeys): boolean => {
  switch (key.kind) {
    case 'open':
      return !keys.rewardNight;
    case 'member':
      return !keys.rewardNight && keys.loyaltyTypes.includes(key.loyalty);
    case 'reward':
      return keys.rewardNight;
    case 'promotion':
      return sameCode(keys.promotionCode, key.code);
    case 'company':
      return sameCode(keys.companyCode, key.code);
    case 'block':
      return sameCode(keys.blockCode, key.code);
  }
};

/** Reference of a plan in one hotel. */
export const rateRefId = (hotelId: string, code: string): string => `${hotelId}-${code}`;

/** The plans of a hotel for an arrival day that the keys allow. */
export const plansFor = (hotel: HotelRecord, arrival: LocalDate, keys: RateKeys): readonly RatePlanRecord[] =>
  plans.filter((plan) => opens(plan, keys) && plan.isSold(hotel, arrival));

/** One plan of a hotel by its reference, whether or not anyone may book it. */
export const findPlan = (hotel: HotelRecord, refId: string): RatePlanRecord | undefined =>
  plans.find((plan) => rateRefId(hotel.id, plan.code) === refId);

/** Whether a promotion code has a plan. */
export const isPromotionCode = (code: string): boolean =>
  plans.some(({ key }) => key.kind === 'promotion' && sameCode(code, key.code));

/** Whether the plan of a promotion code excludes card holders. */
export const refusesSCard = (code: string): boolean =>
  plans.some(
    ({ key, restrictions }) =>
      key.kind === 'promotion' && sameCode(code, key.code) && restrictions.includes('S_CARD_NOT_ALLOWED'),
  );

/** The end of free cancellation, 18:00 hotel time, in milliseconds; null when there is none. */
export const cancelByOf = (hotel: HotelRecord, plan: RatePlanRecord, arrival: LocalDate): number | null =>
  plan.cancelDaysBefore === null
    ? null
    : instantIn(addDays(arrival, -plan.cancelDaysBefore), DEADLINE_TIME, cityOf(hotel).timeZone);
