import type { MembershipStatus } from './loyaltyCard';

/** Statuses that customer service can do something about: their words name it, and its number stands beside them. */
export const statusesByCall: readonly MembershipStatus[] = [
  'ACTIVATION_FAILURE',
  'INVITATION_INVALID',
  'NOT_FOUND',
  'TERMINATING_FAILURE',
];
