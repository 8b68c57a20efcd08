import { guaranteeOptions } from '@/domain/guarantee';
import type { Hotel } from '@/domain/hotel';
import type { RatePlan } from '@/domain/offer';
import type { OrderAttempt } from '@/domain/orderAttempt';
import type { Bank, GuaranteeChoice } from '@/domain/payment';
import type { Reservation } from '@/domain/reservation';

/** One row of the choice: a bank each, otherwise a way each. */
export interface PaymentWay {
  readonly key: string;
  readonly choice: GuaranteeChoice;
}

/**
 * The ways to pay or guarantee a booking that is already made. What needs nothing now is no way out of a payment that
 * is waited for, a saved card needs a signed-in customer, and the terminal is at the desk.
 */
export function paymentWays(rates: readonly RatePlan[], hotel: Pick<Hotel, 'cards' | 'banks'>): readonly PaymentWay[] {
  return guaranteeOptions(rates, hotel)
    .filter(({ type, flow }) => type !== 'NONE' && flow !== 'STORED_INSTRUMENT' && flow !== 'PHYSICAL_TERMINAL')
    .flatMap(({ type, method, flow, banks }): readonly PaymentWay[] => {
      const way = (bank: Bank | null): PaymentWay => ({
        key: [type, method, bank].filter(Boolean).join('-'),
        choice: { type, method, flow, bank, card: null },
      });
      return method === 'ONLINE_BANK' ? banks.map(way) : [way(null)];
    });
}

/** The ways that the booking's own rates allow, else, while it cannot be read, those of the rates that were ordered. */
export function waysForOrder(order: OrderAttempt, reservation: Reservation | null): readonly PaymentWay[] {
  if (reservation)
    return paymentWays(
      reservation.rooms.map(({ rate }) => rate),
      reservation.hotel,
    );
  const rates = order.order?.rooms.flatMap(({ choice }) => choice.rate ?? []) ?? [];
  return paymentWays(rates, order.hotel);
}
