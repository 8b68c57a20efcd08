import type { RatePlan } from './ratePlan';

/**
 * The terms of a rate that still say something once it is booked. That a guest had to sign in, to have points or to pay
 * for another person is done.
 */
export const bookedTerms = [
  'ASOM_REQUIRED',
  'S_CARD_REQUIRED',
  'STAFF_MEMBERSHIP_REQUIRED',
  'ASOM_NOT_ALLOWED',
  'S_CARD_NOT_ALLOWED',
  'BOOKING_FOR_OTHER_NOT_ALLOWED',
  'ONLY_S_BANK_PAYMENTS',
] as const;

/** What a booked rate may be used with, and by whom. */
export const bookedTermsOf = ({
  restrictions,
}: Pick<RatePlan, 'restrictions'>): readonly (typeof bookedTerms)[number][] =>
  bookedTerms.filter((term) => restrictions.includes(term));
