import type { GuaranteeStatus, OptionIssueReason, ReservationStatus } from '@/domain/reservation';
import { kebab, type Scenario } from './scenario';

export const reservationStatuses: readonly ReservationStatus[] = [
  'CANCELLED',
  'CONFIRMED',
  'CURRENT_STAY',
  'DUE_OUT',
  'PAST_STAY',
  'PENDING',
  'PRE_CHECKIN',
];
export const guaranteeStatuses: readonly GuaranteeStatus[] = [
  'CARD_VERIFICATION_IN_PROGRESS',
  'CARD_VERIFIED',
  'DEPOSITED',
  'DEPOSITED_OTHER',
  'DEPOSIT_IN_PROGRESS',
  'GUARANTEED_OTHER',
  'NOT_APPLICABLE',
  'NOT_GUARANTEED',
  'S_POINT_PAID',
  'S_POINT_PAYMENT_IN_PROGRESS',
];
export const optionReasons: readonly OptionIssueReason[] = [
  'ACCESS_DENIED',
  'AUTHENTICATION_REQUIRED',
  'BAD_STATUS',
  'BLOCKED_PAYMENT_TYPE',
  'BLOCKED_PRICE',
  'DAY_ROOM',
  'DEPOSIT_GIVEN',
  'DEPOSIT_REQUIRED',
  'EXISTING_EXTRA_SERVICES',
  'EXTERNAL_ORIGIN',
  'GUARANTEE_GIVEN',
  'GUARANTEE_IN_PROGRESS',
  'INCOMPATIBLE_ROOM_CONFIGURATION',
  'ITINERARY',
  'LIMIT_REACHED',
  'NON_CANCELLABLE',
  'NOT_AVAILABLE',
  'OUTSTANDING_BALANCE',
  'TEMPORARILY_UNAVAILABLE',
  'TOO_EARLY',
  'TOO_LATE',
  'WRONG_DATE',
];

/** `status-due-out`, `guarantee-status-deposited`, `option-too-late`, …: a booking shown as it seldom is. */
export const reservationStates: readonly Scenario[] = [
  ...reservationStatuses.map((status): Scenario => ({
    name: `status-${kebab(status)}`,
    tells: `Every booking stands at ${status}.`,
    twist: { reservationStatus: status },
  })),
  ...guaranteeStatuses.map((status): Scenario => ({
    name: `guarantee-status-${kebab(status)}`,
    tells: `Every booking is ${status}.`,
    twist: { guaranteeStatus: status },
  })),
  ...optionReasons.map((reason): Scenario => ({
    name: `option-${kebab(reason)}`,
    tells: `Nothing may be done with a booking, because of ${reason}.`,
    twist: { optionReason: reason },
  })),
];
