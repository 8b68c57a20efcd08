import type { BookingPaymentType, Reservation } from '../reservation/reservation';
import type { MoneyStanding } from '../reservation/standing';

/** Where the money is due at the hotel, or nothing says how it was paid. */
const settledThere: readonly MoneyStanding[] = [
  'GUARANTEED_BY_CARD',
  'GUARANTEED_OTHERWISE',
  'HELD_UNTIL_DEADLINE',
  'HOLD_ENDED',
  'LEFT_UNPAID',
  'PAY_AT_HOTEL',
  'SETTLED_AT_HOTEL',
];

/**
 * By what a stay is settled, as far as it is true of how its money stands: nothing of a cancelled booking, and not
 * "at the hotel" of one that is paid ahead or waits for its payment.
 */
export function settlementOf(
  { paymentType }: Pick<Reservation, 'paymentType'>,
  money: MoneyStanding | null,
): BookingPaymentType | null {
  if (money === null || (paymentType === 'CASH' && !settledThere.includes(money))) return null;
  return paymentType;
}

/** The ways to settle that the words about the money do not name already: an account, and a card of who sold the stay. */
export const isNewsOfMoney = (type: BookingPaymentType): boolean =>
  type === 'S_BUSINESS_ACCOUNT' || type === 'VIRTUAL_CARD';
