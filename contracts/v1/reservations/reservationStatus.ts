import type { GuaranteeStatus, PaymentStatus, ReservationStatus } from '@/domain/reservation';
import type { Caller, World } from '../../world/context';
import { paymentStatusOf, settledBy, statusOf } from '../../world/rules/bookingStatus';
import type { BookingRecord } from '../../world/store/bookingRecord';

/** A booking that waits for its payment is reserved, too: its payment status says that it waits. */
export const reservationStatusNames: Readonly<Record<ReservationStatus, string>> = {
  CANCELLED: 'CANCELLED',
  CONFIRMED: 'RESERVED',
  CURRENT_STAY: 'CHECKEDIN',
  DUE_OUT: 'DUEOUT',
  PAST_STAY: 'CHECKEDOUT',
  PENDING: 'RESERVED',
  PRE_CHECKIN: 'PRECHECKEDIN',
};

/** What this API can say of a guarantee status that a scenario sets. */
const paymentStatuses: Readonly<Record<GuaranteeStatus, PaymentStatus>> = {
  CARD_VERIFICATION_IN_PROGRESS: 'GUARANTEE_PENDING',
  CARD_VERIFIED: 'GUARANTEED',
  DEPOSITED: 'PAID',
  DEPOSITED_OTHER: 'PAID',
  DEPOSIT_IN_PROGRESS: 'PAYMENT_PENDING',
  GUARANTEED_OTHER: 'GUARANTEED',
  NOT_APPLICABLE: 'UNPAID',
  NOT_GUARANTEED: 'UNPAID',
  S_POINT_PAID: 'PAID',
  S_POINT_PAYMENT_IN_PROGRESS: 'PAYMENT_PENDING',
};

/** The state of the money. A booking that waits for its payment is pending also when none has been started. */
export const paymentStatusIn = (world: World, caller: Caller, booking: BookingRecord): PaymentStatus => {
  const { guaranteeStatus } = caller.twist;
  if (guaranteeStatus) return paymentStatuses[guaranteeStatus];
  if (statusOf(world, caller, booking) === 'PENDING') {
    return settledBy(world, booking) === 'CARD_VERIFICATION' ? 'GUARANTEE_PENDING' : 'PAYMENT_PENDING';
  }
  return paymentStatusOf(world, booking);
};
