import type { GuaranteeType } from '@/domain/payment/payment';
import type { GuaranteeStatus, PaymentStatus, ReservationStatus } from '@/domain/reservation/reservation';
import type { Caller, World } from '../../world/context';
import { paymentStatusOf, settledBy, statusOf } from '../../world/rules/bookingStatus';
import type { BookingRecord } from '../../world/store/bookingRecord';

/** A booking that waits for its payment is reserved, too: its payment type says that something is due. */
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

/** The state of the money. */
export const paymentStatusIn = (world: World, { twist }: Caller, booking: BookingRecord): PaymentStatus => {
  if (twist.paymentStatus) return twist.paymentStatus;
  return twist.guaranteeStatus ? paymentStatuses[twist.guaranteeStatus] : paymentStatusOf(world, booking);
};

/** What a booking is to be settled by. One that waits owes something, also when only a scenario lets it wait. */
export const paymentTypeIn = (world: World, caller: Caller, booking: BookingRecord): GuaranteeType => {
  const type = settledBy(world, booking);
  return type === 'NONE' && statusOf(world, caller, booking) === 'PENDING' ? 'DEPOSIT' : type;
};
