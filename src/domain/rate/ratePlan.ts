import { knownOr } from '../known';
import type { LoyaltyType } from '../guest/membership';
import type { AllowedGuarantee } from '../payment/payment';

/** Why an offer or a rate is not for everyone. */
export const restrictionReasons = [
  'ASOM_NOT_ALLOWED',
  'ASOM_REQUIRED',
  'BOOKING_FOR_OTHER_NOT_ALLOWED',
  'BOOKING_FOR_OTHER_REQUIRES_PAYMENT',
  'LOGIN_REQUIRED',
  'ONLY_S_BANK_PAYMENTS',
  'STAFF_MEMBERSHIP_REQUIRED',
  'SUFFICIENT_S_POINTS_REQUIRED',
  'S_CARD_NOT_ALLOWED',
  'S_CARD_REQUIRED',
] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

/** What is due when booking, the mildest first. */
export const depositRequirements = ['NO_DEPOSIT_REQUIRED', 'GUARANTEE_REQUIRED', 'DEPOSIT_REQUIRED'] as const;
export type DepositRequirement = (typeof depositRequirements)[number];

/** An unknown requirement counts as the strictest. */
export const parseDepositRequirement = (requirement: unknown): DepositRequirement =>
  knownOr(requirement, depositRequirements, 'DEPOSIT_REQUIRED');

/** Whether nothing is paid in advance: a guarantee is no deposit. Only such rates are offered when a stay is changed. */
export const isWithoutDeposit = ({ depositRequirement }: Pick<RatePlan, 'depositRequirement'>): boolean =>
  depositRequirement !== 'DEPOSIT_REQUIRED';

/** A rate plan: what a price includes and on what terms it is sold. */
export interface RatePlan {
  readonly refId: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly includes: readonly string[];
  readonly breakfastIncluded: boolean;
  readonly depositRequirement: DepositRequirement;
  /** The membership a guest needs. */
  readonly loyaltyType: LoyaltyType;
  /** The terms of the plan, the same for every guest. */
  readonly restrictions: readonly RestrictionReason[];
  readonly allowedGuarantees: readonly AllowedGuarantee[];
}
