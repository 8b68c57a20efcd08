import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { mayInvoice } from '@/domain/payment/directBilling';
import { guaranteeOptions } from '@/domain/payment/guarantee';
import { chosenTerms } from '@/domain/stay/roomChoice';
import { waysToPayNow } from '@/domain/payment/paymentWays';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import type { SavedCard } from '@/domain/payment/savedCard';
import type { Reservation } from '@/domain/reservation/reservation';

/**
 * The ways to pay that the booking's own rates allow, on the terms of the offers that were ordered; while it cannot be
 * read, those of the ordered rates.
 */
export function waysForOrder(
  order: OrderAttempt,
  reservation: Reservation | null,
  saved: readonly SavedCard[],
): readonly PaymentWay[] {
  const ordered = order.order?.rooms.map(({ choice }) => choice) ?? [];
  if (!reservation) {
    return waysToPayNow(chosenTerms(ordered), order.hotel, order.order?.contact.isForOther ?? false, saved);
  }
  const booked = reservation.rooms.map(({ rate }, index) => {
    const choice = ordered[index];
    return { rate, offer: choice?.rate?.refId === rate.refId ? choice.offer : null };
  });
  return waysToPayNow(booked, reservation.hotel, !reservation.isContactStaying, saved);
}

/** How the stay could have been booked without paying now, if at all: only another booking of it can still be. */
export function payLaterOf({ order, hotel, isOfFlow }: OrderAttempt): 'atHotel' | 'invoice' | null {
  if (!isOfFlow || !order) return null;
  const choices = order.rooms.map(({ choice }) => choice);
  const { isForOther, profileType } = order.contact;
  if (!guaranteeOptions(chosenTerms(choices), hotel, isForOther).some(({ type }) => type === 'NONE')) return null;
  return mayInvoice({ choices, profile: profileType }) ? 'invoice' : 'atHotel';
}
