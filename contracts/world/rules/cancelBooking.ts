import type { OptionIssueReason } from '@/domain/reservation/reservation';
import type { Caller, World } from '../context';
import { rewriteBooking, updateBooking } from '../store/bookings';
import { immediately } from '../store/openStore';
import { movePayments } from '../store/payments';
import { refundPayments } from '../store/refunds';
import { releaseTakings } from '../store/takings';
import { optionOf } from './bookingOptions';
import { findOwnBooking } from './findOwnBooking';

export type CancelAnswer =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: OptionIssueReason }
  | { readonly kind: 'unknown' };

/**
 * Cancels a booking while that is free: rooms and cots are released, money and points are refunded. Cancelling again
 * gives the same answer, with or without a key.
 */
export const cancelBooking = (world: World, caller: Caller, number: string, hash: string): CancelAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (booking.state === 'CANCELLED' && !caller.twist.optionReason) return { kind: 'cancelled' };
    const option = optionOf(world, caller, booking, 'onlineCancel');
    if (!option.allowed) return { kind: 'refused', reason: option.issueReason ?? 'BAD_STATUS' };
    releaseTakings(world.store, number);
    movePayments(world.store, number, 'OPEN', 'CANCELLED');
    const now = world.now().getTime();
    refundPayments(world.store, number, now);
    rewriteBooking(world.store, { ...booking, detail: { ...booking.detail, cancelledAt: now } });
    updateBooking(world.store, number, { state: 'CANCELLED', expiresAt: null, guarantee: 'NONE', paid: 0 });
    return { kind: 'cancelled' };
  });
