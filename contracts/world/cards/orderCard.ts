import type { CardOrderError, PaymentErrorCode } from '../apiCodes';
import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import type { ContentLocale } from '../localized';
import type { Amount } from '../model';
import { isSamePath } from '../rules/checkOrder';
import type { GuaranteeChoice } from '../rules/order';
import { payableCardOrder } from '../rules/payable';
import { beginPayment, type Instruction } from '../rules/payments';
import { savedCardsOf } from '../savedCards';
import { findAnswer, storeAnswer, type Attempt } from '../store/answers';
import { immediately } from '../store/openStore';
import { isPaymentPending } from '../store/payments';
import {
  countCardOrders,
  findCardOrder,
  storeCardOrder,
  unpaidOrdersOf,
  type CardOrderPurpose,
} from '../store/sCardOrders';
import type { CardConsents, CardHolder, CardRecord } from '../store/sCards';
import { cardProduct } from './cardProduct';
import { applyCardPromotion } from './cardPromotion';
import { cardOfCustomer } from './cardRegistry';
import { mayRenew } from './renewal';
import { settleCardOrder } from './settleCardOrder';
import { voidOrder } from './voidCardOrder';

/** What somebody wants: a card, or another year of theirs. */
export interface WantedCard {
  readonly purpose: CardOrderPurpose;
  readonly locale: ContentLocale;
  readonly holder: CardHolder;
  readonly consents: CardConsents;
  readonly promotionCode: string | null;
  /** The price that the guest saw. */
  readonly price: Amount;
  readonly payment: Omit<GuaranteeChoice, 'type'>;
  readonly savesPaymentCard: boolean;
  /** An order that was made before and is not paid: it is paid now, and no other one is made. */
  readonly unpaid: { readonly id: string; readonly orderKey: string } | null;
}

export type OrderedCard =
  | { readonly kind: 'ordered'; readonly orderId: string; readonly instruction: Instruction | null }
  | { readonly kind: 'refused'; readonly type: CardOrderError; readonly price: Amount | null };

const refuse = (type: CardOrderError, price: Amount | null = null): OrderedCard => ({ kind: 'refused', type, price });

/** The price now; or why the code is not taken. */
const priceFor = (caller: Caller, { purpose, promotionCode }: WantedCard): Amount | CardOrderError => {
  if (promotionCode === null) return cardProduct.price;
  const answer = applyCardPromotion(caller, promotionCode, purpose);
  if (answer.kind === 'taken') return answer.price;
  return answer.type === 'TIME_OUT' ? 'INVALID_PROMOTION_CODE' : answer.type;
};

/** A saved card pays only for its owner, and while it is valid. Points and guarantees do not pay for a card. */
const paymentProblem = (world: World, { customer }: Caller, { payment }: WantedCard): PaymentErrorCode | null => {
  const { flow, method, savedCardId } = payment;
  if (method !== 'CARD' && method !== 'ONLINE_BANK') return 'METHOD_NOT_ALLOWED';
  if (flow !== 'STORED_INSTRUMENT') return null;
  const saved = customer && savedCardsOf(world, customer).find(({ id }) => id === savedCardId);
  return saved && saved.validity !== 'EXPIRED' ? null : 'METHOD_NOT_ALLOWED';
};

const cardProblem = (world: World, { purpose }: WantedCard, card: CardRecord | null): CardOrderError | null => {
  if (purpose === 'RENEWAL') return card === null ? 'NO_SCARD' : mayRenew(world, card) ? null : 'NOT_ELIGIBLE';
  return card === null ? null : 'ALREADY_ASSOCIATED';
};

/** The order that is not paid yet, made now or before; or why there is none. */
const unpaidOrder = (world: World, caller: Caller, wanted: WantedCard, price: Amount) => {
  const customerId = caller.customer?.id ?? null;
  const { purpose, locale, holder, consents, savesPaymentCard, unpaid } = wanted;
  const before = unpaid && findCardOrder(world.store, unpaid.id);
  const step = countCardOrders(world.store);
  const id = before?.id ?? `SC${String(700_001 + step)}`;
  const orderKey = before?.orderKey ?? world.secret(`card-order-${step}`);
  return {
    id,
    orderKey,
    purpose,
    customerId,
    state: 'UNPAID' as const,
    price: price.amount,
    createdAt: before?.createdAt ?? world.now().getTime(),
    cardNumber:
      purpose === 'RENEWAL' && customerId !== null ? (cardOfCustomer(world, customerId)?.number ?? null) : null,
    withdrawnAt: null,
    locale,
    holder,
    consents,
    savesPaymentCard,
  };
};

/**
 * Other orders of the same customer: made on another device, or given up there without a word. One that the bank decides
 * on stands in the way of another; the others make room for it.
 */
const othersOf = ({ store }: World, { customer }: Caller, { purpose, unpaid }: WantedCard) =>
  customer ? unpaidOrdersOf(store, customer.id, purpose).filter(({ id }) => id !== unpaid?.id) : [];

/** Why an order that was made before cannot be paid now; null when it can. */
const earlierProblem = (world: World, { unpaid }: WantedCard): CardOrderError | null => {
  if (!unpaid) return null;
  const order = findCardOrder(world.store, unpaid.id);
  if (order?.orderKey !== unpaid.orderKey) return 'NOT_ELIGIBLE';
  if (order.state === 'VOIDED') return 'NOT_ELIGIBLE';
  if (order.state !== 'UNPAID') return 'ALREADY_PAID';
  // The bank may still take the money: another attempt could pay twice.
  return isPaymentPending(world.store, unpaid.id) ? 'PAYMENT_IN_PROGRESS' : null;
};

/**
 * Orders a card or a renewal, and starts its payment. An order that is not paid can be paid again; a repeated call gets
 * the answer of the first one.
 */
export const orderCard = (world: World, caller: Caller, wanted: WantedCard, attempt: Attempt): OrderedCard => {
  if (!isSamePath(wanted.payment.returnUrl)) throw new BadInputError('The return address is a path of this site');
  return immediately(world.store, (): OrderedCard => {
    const before = findAnswer(world.store, attempt) as OrderedCard | null;
    if (before) return before;
    if (caller.twist.cardOrderError) return refuse(caller.twist.cardOrderError);
    const card = caller.customer ? cardOfCustomer(world, caller.customer.id) : null;
    const problem = earlierProblem(world, wanted) ?? cardProblem(world, wanted, card);
    if (problem) return refuse(problem);
    const others = othersOf(world, caller, wanted);
    if (others.some(({ id }) => isPaymentPending(world.store, id))) return refuse('PAYMENT_IN_PROGRESS');
    const price = priceFor(caller, wanted);
    if (typeof price === 'string') return refuse(price);
    if (price.amount !== wanted.price.amount || price.currency !== wanted.price.currency) {
      return refuse('PRICE_CHANGE', price);
    }
    const isFree = price.amount === 0;
    if (!isFree && paymentProblem(world, caller, wanted)) return refuse('METHOD_NOT_ALLOWED');
    const order = unpaidOrder(world, caller, wanted, price);
    storeCardOrder(world.store, order);
    for (const other of others) voidOrder(world, other);
    const choice = { ...wanted.payment, type: 'DEPOSIT' as const };
    if (isFree) settleCardOrder(world, order);
    const instruction = isFree
      ? null
      : beginPayment(world, caller, payableCardOrder(world, order), choice, wanted.locale);
    const answer: OrderedCard = { kind: 'ordered', orderId: order.id, instruction };
    storeAnswer(world.store, attempt, answer);
    return answer;
  });
};
