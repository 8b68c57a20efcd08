import type { OrderAttempt } from '@/domain/orderAttempt';
import { guaranteeOptions } from '@/domain/guarantee';
import { waysToPayNow } from '@/domain/paymentWays';
import type { PaymentWay } from '@/domain/paymentWays';
import type { SavedCard } from '@/domain/savedCard';
import type { Reservation } from '@/domain/reservation';

/** The ways to pay that the booking's own rates allow; while it cannot be read, those of the ordered rates. */
export function waysForOrder(
  order: OrderAttempt,
  reservation: Reservation | null,
  saved: readonly SavedCard[],
): readonly PaymentWay[] {
  if (!reservation) {
    const rates = order.order?.rooms.flatMap(({ choice }) => choice.rate ?? []) ?? [];
    return waysToPayNow(rates, order.hotel, saved);
  }
  const rates = reservation.rooms.map(({ rate }) => rate);
  return waysToPayNow(rates, reservation.hotel, saved);
}

/** Whether the stay could have been booked without paying now: only another booking of it can still be. */
export const couldPayAtHotel = ({ order, hotel, isOfFlow }: OrderAttempt): boolean =>
  isOfFlow &&
  guaranteeOptions(order?.rooms.flatMap(({ choice }) => choice.rate ?? []) ?? [], hotel).some(
    ({ type }) => type === 'NONE',
  );
