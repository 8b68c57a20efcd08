import type { TransactionFilter } from '@/domain/card/loyaltyCard';
import type { CallContext } from '../../callContext';
import { applyCardPromotion } from '../../world/cards/cardPromotion';
import { cardProduct } from '../../world/cards/cardProduct';
import { cardOfCustomer } from '../../world/cards/cardRegistry';
import { transactionsOf } from '../../world/cards/cardTransactions';
import { findWithdrawal, type AskedWithdrawal } from '../../world/cards/withdrawByNumber';
import type { CardRecord } from '../../world/store/sCards';
import type { CardOrderPurpose } from '../../world/store/sCardOrders';
import { findCardOrder } from '../../world/store/sCardOrders';
import { toConnection } from '../content/toConnection';
import { languageOf, type InLocale } from '../languages';
import { money } from '../reservations/money';
import { signedIn } from '../signedIn';
import { cardMessages } from './cardMessages';
import { presentCardOrder } from './presentCardOrder';
import { presentOrderWithdrawal } from './presentWithdrawal';
import { presentBenefits, presentCard, presentProduct, presentTransaction } from './presentCard';

/** Answers with the card of the customer who is signed in, under `name`. */
const withOwnCard = <Name extends string>(
  name: Name,
  context: CallContext,
  present: (card: CardRecord) => unknown,
): Record<string, unknown> => {
  const { customer, notLoggedIn } = signedIn(context, 'MY_SCARD_PAGES');
  const card = customer && cardOfCustomer(context.world, customer.id);
  return { [name]: card && present(card), notLoggedIn };
};

interface TransactionArgs extends InLocale {
  readonly filter: TransactionFilter;
  readonly first: number;
  readonly after?: string | null;
}

const transactions = (card: CardRecord, { filter, first, after, locale }: TransactionArgs, { world }: CallContext) => {
  // Points are earned by purchases, and used by what has its own kind.
  const found = transactionsOf(world, card).filter(
    ({ kind, points }) => filter === 'ALL' || (filter === 'S_POINT' ? points !== 0 : kind === filter),
  );
  return {
    ...toConnection(found, { first, after: after ?? null }, (each) => presentTransaction(each, languageOf(locale))),
    totalSpent: money({ amount: found.reduce((sum, { total }) => sum + total, 0), currency: 'EUR' }),
    totalPoints: found.reduce((sum, { points }) => sum + points, 0),
  };
};

/** The loyalty card: what is sold, and the card of a customer. */
export const cardResolvers = {
  sCardProduct: ({ locale }: InLocale) => presentProduct(languageOf(locale)),

  sCardOrder: ({ id, orderKey }: { readonly id: string; readonly orderKey: string }, context: CallContext) => {
    const order = findCardOrder(context.world.store, id);
    return order?.orderKey === orderKey && order.state !== 'VOIDED' ? presentCardOrder(context, order, null) : null;
  },

  sCardOrderWithdrawal: (asked: AskedWithdrawal, { world, caller }: CallContext) =>
    presentOrderWithdrawal(world, findWithdrawal(world, caller, asked)),

  sCardPromotion: (
    { locale, code, purpose }: InLocale & { readonly code: string; readonly purpose: CardOrderPurpose },
    { caller }: CallContext,
  ) => {
    const answer = applyCardPromotion(caller, code, purpose);
    const language = languageOf(locale);
    if (answer.kind === 'refused') {
      return { promotion: null, error: { type: answer.type, message: cardMessages[answer.type][language] } };
    }
    const { promotion, price } = answer;
    return {
      promotion: {
        code: promotion.code,
        name: promotion.name[language],
        priceBefore: money(cardProduct.price),
        price: money(price),
      },
      error: null,
    };
  },

  customerCardInfo: (_: InLocale, context: CallContext) =>
    withOwnCard('card', context, (card) => presentCard(context, card)),

  customerCardBenefitSummary: ({ locale }: InLocale, context: CallContext) =>
    withOwnCard('summary', context, (card) => presentBenefits(context, card, languageOf(locale))),

  sCardTransactions: (args: TransactionArgs, context: CallContext) =>
    withOwnCard('transactions', context, (card) => transactions(card, args, context)),
};
