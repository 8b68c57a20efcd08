import type { PaymentMethod } from '@/domain/payment/payment';
import type { RefundStatus } from '@/domain/reservation/reservation';
import { addDays, dayIn } from '../calendar';
import type { World } from '../context';
import { hotelById } from '../hotels/allHotels';
import type { Amount } from '../model';
import { cityOf } from '../places';
import type { BookingRecord } from '../store/bookingRecord';
import { refundOf } from '../store/refunds';

/** Banks take up to this many days; points are refunded at once. */
export const BANK_DAYS = 5;

export interface Refund {
  readonly amount: Amount;
  readonly status: RefundStatus;
  readonly method: PaymentMethod;
  /** The day by which the refund arrives. */
  readonly expectedBy: string;
}

/** The refund of a cancelled booking; null when nothing was paid. */
export const refundIn = (world: World, { number, hotelId }: BookingRecord): Refund | null => {
  const refund = refundOf(world.store, number);
  if (!refund) return null;
  const { timeZone } = cityOf(hotelById(hotelId));
  const { amount, currency, method, begunAt } = refund;
  const isImmediate = method === 'S_POINTS';
  const expectedBy = addDays(dayIn(begunAt, timeZone), isImmediate ? 0 : BANK_DAYS);
  const isDone = isImmediate || dayIn(world.now().getTime(), timeZone) >= expectedBy;
  return { amount: { amount, currency }, status: isDone ? 'DONE' : 'PENDING', method, expectedBy };
};
