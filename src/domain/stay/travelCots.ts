import { add, money, times } from '../money';
import type { PriceLine, RoomOffer } from './roomOffer';

/**
 * An offer with the travel cots that the guest wants. The API includes one for each baby, and a guest may bring their own;
 * where it sends lines, the price is adjusted.
 */
export function withTravelCots(offer: RoomOffer, cots: number): RoomOffer {
  const before = offer.lines.find(({ kind }) => kind === 'TRAVEL_COT');
  if (!before || before.quantity === cots) return offer;
  const after: PriceLine = { ...before, quantity: cots, total: times(before.unitPrice, cots) };
  const change = money(after.total.amount - before.total.amount, after.total.currency);
  return {
    ...offer,
    price: add(offer.price, change),
    lines: offer.lines.flatMap((line) => (line === before ? (cots > 0 ? [after] : []) : [line])),
  };
}
