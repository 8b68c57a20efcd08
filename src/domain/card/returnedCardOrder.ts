import type { CardOrderKey, MadeCardOrder } from './cardOrder';
import type { CardPurpose } from './loyaltyCard';
import { cardPurposes } from './loyaltyCard';
import { knownOr } from '../known';

/** An order that the payment page leads back to. */
export interface ReturnedCardOrder extends CardOrderKey {
  readonly purpose: CardPurpose;
}

/**
 * The path that the payment page leads back to, with the key of the order behind `#`, which no server gets: for a browser
 * that stores nothing.
 */
export const returnPathOf = (
  path: string,
  purpose: CardPurpose,
  { orderId, orderKey }: Pick<MadeCardOrder, 'orderId' | 'orderKey'>,
): string => `${path}#${new URLSearchParams({ card: purpose, order: orderId, orderKey }).toString()}`;

/** The order that the part of an address behind `#` names; null when it names none. */
export function returnedCardOrder(hash: string): ReturnedCardOrder | null {
  const params = new URLSearchParams(hash.slice(1));
  const purpose = knownOr(params.get('card'), cardPurposes, null);
  const [orderId, orderKey] = [params.get('order'), params.get('orderKey')];
  return purpose && orderId && orderKey ? { purpose, orderId, orderKey } : null;
}
