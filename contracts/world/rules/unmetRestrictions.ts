import type { LoyaltyType } from '@/domain/guest/membership';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type { World } from '../context';
import { holds, type CustomerRecord } from '../customers';
import type { RatePlanRecord } from '../model';
import { pointsLeft } from '../points';

interface Question {
  readonly customer: CustomerRecord | null;
  readonly loyaltyTypes: readonly LoyaltyType[];
  /** The price of the offer in hundredths of points; 0 when it costs money. */
  readonly points: number;
}

const isUnmet = (world: World, { customer, loyaltyTypes, points }: Question, reason: RestrictionReason): boolean => {
  switch (reason) {
    case 'LOGIN_REQUIRED':
      return customer === null;
    case 'ASOM_REQUIRED':
      return !holds(customer, 'ASOM');
    case 'S_CARD_REQUIRED':
      return !holds(customer, 'S_CARD');
    case 'STAFF_MEMBERSHIP_REQUIRED':
      return !customer?.asom?.isStaff;
    case 'SUFFICIENT_S_POINTS_REQUIRED':
      return customer === null || !holds(customer, 'S_CARD') || pointsLeft(world, customer) < points;
    case 'ASOM_NOT_ALLOWED':
      return loyaltyTypes.includes('ASOM');
    case 'S_CARD_NOT_ALLOWED':
      return loyaltyTypes.includes('S_CARD');
    // Restrictions on booking or paying, not on who may have the price.
    case 'BOOKING_FOR_OTHER_NOT_ALLOWED':
    case 'BOOKING_FOR_OTHER_REQUIRES_PAYMENT':
    case 'ONLY_S_BANK_PAYMENTS':
      return false;
  }
};

/** The restrictions of a plan that this caller does not meet. */
export const unmetRestrictions = (
  world: World,
  question: Question,
  plan: RatePlanRecord,
): readonly RestrictionReason[] => plan.restrictions.filter((reason) => isUnmet(world, question, reason));
