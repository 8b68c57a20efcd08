import type { GuaranteeType } from '@/domain/payment/payment';
import { settleCardOrder } from '../cards/settleCardOrder';
import type { World } from '../context';
import type { Amount } from '../model';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking, updateBooking } from '../store/bookings';
import { findCardOrder, type CardOrderRecord } from '../store/sCardOrders';
import { openAmountOf } from './bookingStatus';

/** What a payment is for: a booking, or a loyalty card. */
export interface Payable {
  readonly number: string;
  /** What is left to pay. */
  readonly open: Amount;
  /** Secures it; `amount` was paid, in minor units. */
  readonly settle: (type: Exclude<GuaranteeType, 'NONE'>, amount: number) => void;
  /** Holds what is not secured yet until then, or until the payment is decided; the time, where there is one. */
  readonly hold: (until: number | null) => number | null;
}

/** A booking that is to be paid or guaranteed; its rooms are held meanwhile. */
export const payableBooking = (world: World, booking: BookingRecord): Payable => ({
  number: booking.number,
  open: { amount: openAmountOf(booking), currency: booking.total.currency },
  settle: (type, amount) =>
    updateBooking(world.store, booking.number, {
      state: 'BOOKED',
      expiresAt: null,
      guarantee: type,
      paid: booking.paid + amount,
    }),
  hold: (until) => {
    if (booking.state !== 'HELD') return null;
    updateBooking(world.store, booking.number, { ...booking, expiresAt: until });
    return until;
  },
});

/** The order of a card; nothing is held for it, as cards do not run out. */
export const payableCardOrder = (world: World, order: CardOrderRecord): Payable => ({
  number: order.id,
  open: { amount: order.state === 'UNPAID' ? order.price : 0, currency: 'EUR' },
  settle: () => settleCardOrder(world, order),
  hold: () => null,
});

/** What a payment of that number is for; null when there is no such thing. */
export const findPayable = (world: World, number: string): Payable | null => {
  const booking = findBooking(world.store, number);
  if (booking) return payableBooking(world, booking);
  const order = findCardOrder(world.store, number);
  return order && payableCardOrder(world, order);
};
