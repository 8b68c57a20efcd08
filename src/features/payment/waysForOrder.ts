import type { OrderAttempt } from '@/domain/orderAttempt';
import { waysToPayNow } from '@/domain/paymentWays';
import type { PaymentWay } from '@/domain/paymentWays';
import type { Reservation } from '@/domain/reservation';

/** The ways that the booking's own rates allow, else, while it cannot be read, those of the rates that were ordered. */
export function waysForOrder(order: OrderAttempt, reservation: Reservation | null): readonly PaymentWay[] {
  if (!reservation)
    return waysToPayNow(order.order?.rooms.flatMap(({ choice }) => choice.rate ?? []) ?? [], order.hotel);
  const rates = reservation.rooms.map(({ rate }) => rate);
  return waysToPayNow(rates, reservation.hotel);
}
