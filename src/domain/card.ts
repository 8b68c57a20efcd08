import { knownOr } from './known';

/** Where a membership stands between the invitation and its end. Section 3. */
export const membershipStatuses = [
  'ACKNOWLEDGED',
  'ACTIVATING',
  'ACTIVATION_FAILURE',
  'ACTIVE',
  'INVITATION_INVALID',
  'INVITATION_PENDING',
  'MISMATCH',
  'NOT_FOUND',
  'TERMINATED',
  'TERMINATING_FAILURE',
  'UNKNOWN',
] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

export const parseMembershipStatus = (status: unknown): MembershipStatus =>
  knownOr(status, membershipStatuses, 'UNKNOWN');

/**
 * GRANTED can be used, UNUSED can be used again in this period, APPLIED was used in it, EXPIRED was not used in time,
 * VOIDED was taken back.
 */
export const benefitStatuses = ['APPLIED', 'EXPIRED', 'GRANTED', 'UNUSED', 'VOIDED'] as const;
export type BenefitStatus = (typeof benefitStatuses)[number];

/** What can be done with a benefit. */
export const benefitAvailabilities = ['AVAILABLE', 'EXPIRED', 'USED'] as const;
export type BenefitAvailability = (typeof benefitAvailabilities)[number];

/** PREMIUM is reached by points and cannot be bought. */
export const cardProducts = ['PREMIUM', 'SCARD'] as const;
export type CardProduct = (typeof cardProducts)[number];

/** What a list of a card's transactions is narrowed to. */
export const transactionFilters = ['ALL', 'MEAL_BENEFIT', 'PURCHASE', 'S_POINT'] as const;
export type TransactionFilter = (typeof transactionFilters)[number];

/** Whether a customer may renew. Section 3. */
export const eligibilityChecks = ['OK', 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION'] as const;
export type EligibilityCheck = (typeof eligibilityChecks)[number];
