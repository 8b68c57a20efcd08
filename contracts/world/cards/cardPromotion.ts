import type { CardPromotionError } from '../apiCodes';
import type { Caller } from '../context';
import type { Amount } from '../model';
import type { CardOrderPurpose } from '../store/sCardOrders';
import { cardProduct, cardPromotions, type CardPromotionRecord } from './cardProduct';

export type PromotionAnswer =
  | { readonly kind: 'taken'; readonly promotion: CardPromotionRecord; readonly price: Amount }
  | { readonly kind: 'refused'; readonly type: CardPromotionError };

const refuse = (type: CardPromotionError): PromotionAnswer => ({ kind: 'refused', type });

/** What a code makes of the price of a card, for the one who calls. */
export const applyCardPromotion = (
  { customer, twist }: Pick<Caller, 'customer' | 'twist'>,
  code: string,
  purpose: CardOrderPurpose,
): PromotionAnswer => {
  if (twist.cardPromotionError) return refuse(twist.cardPromotionError);
  const promotion = cardPromotions.find((each) => each.code === code.trim().toUpperCase());
  if (!promotion) return refuse('INVALID_PROMOTION_CODE');
  const isForRenewal = !promotion.purposes.includes('PURCHASE');
  if (isForRenewal && !customer?.sCard) return refuse('NO_SCARD');
  if (!promotion.purposes.includes(purpose)) return refuse('NOT_ELIGIBLE');
  if (promotion.staffOnly && !customer?.asom?.isStaff) return refuse('NOT_ELIGIBLE');
  const { amount, currency } = cardProduct.price;
  return { kind: 'taken', promotion, price: { amount: Math.max(0, amount - promotion.off), currency } };
};
