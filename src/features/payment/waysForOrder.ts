import type { OrderAttempt } from '@/domain/orderAttempt';
import { waysToPayNow } from '@/domain/paymentWays';
import type { PaymentWay } from '@/domain/paymentWays';
import type { Reservation } from '@/domain/reservation';

/** The ways to pay that the booking's own rates allow; while it cannot be read, those of the ordered rates. */
export function waysForOrder(order: OrderAttempt, reservation: Reservation | null): readonly PaymentWay[] {
  if (!reservation)
    return waysToPayNow(order.order?.rooms.flatMap(({ choice }) => choice.rate ?? []) ?? [], order.hotel);
  const rates = reservation.rooms.map(({ rate }) => rate);
  return waysToPayNow(rates, reservation.hotel);
}
