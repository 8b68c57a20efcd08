import type { CallContext } from '../../callContext';
import type { CardOrderError } from '../../world/apiCodes';
import { editCard, removeCard } from '../../world/cards/changeCard';
import { completeCardOrder } from '../../world/cards/completeCardOrder';
import { orderCard } from '../../world/cards/orderCard';
import { withdrawByNumber } from '../../world/cards/withdrawByNumber';
import { withdrawOrder } from '../../world/cards/withdrawOrder';
import {
  beginVerification,
  completeVerification,
  resendAt,
  type AssociationRefusal,
} from '../../world/cards/verification';
import { findCardOrder, type CardOrderPurpose, type CardOrderRecord } from '../../world/store/sCardOrders';
import { BadInputError } from '../../world/badInput';
import type { Instruction } from '../../world/rules/payments';
import { languageOf, type InLocale } from '../languages';
import { money } from '../reservations/money';
import { signedIn } from '../signedIn';
import { cardMessages } from './cardMessages';
import { officeTime, presentCard } from './presentCard';
import { presentCardOrder } from './presentCardOrder';
import { presentOrderWithdrawal, presentWithdrawalReceipt } from './presentWithdrawal';
import { voidCardOrder } from '../../world/cards/voidCardOrder';
import { readCardDetails, readWantedCard, type CardDetailsInput, type WantedCardInput } from './readWantedCard';

interface EmailArgs<More = object> {
  readonly input: InLocale & { readonly email: string } & More;
}

const refusalOf = ({ type, attemptsLeft }: AssociationRefusal, { locale }: InLocale) => ({
  type,
  attemptsLeft,
  message: cardMessages[type][languageOf(locale)],
});

interface OrderArgs {
  readonly input: WantedCardInput;
}

const ordered = (order: CardOrderRecord, instruction: Instruction | null, context: CallContext) => ({
  order: presentCardOrder(context, order, instruction),
  error: null,
  notLoggedIn: null,
});

/** Orders a card or a renewal. */
const order = (operation: string, purpose: CardOrderPurpose, { input }: OrderArgs, context: CallContext) => {
  const { world, caller, idempotencyKey } = context;
  const wanted = readWantedCard(world, input, purpose, caller.customer);
  const answer = orderCard(world, caller, wanted, { operation, key: idempotencyKey, input });
  if (answer.kind === 'ordered') {
    const made = findCardOrder(world.store, answer.orderId);
    if (!made) throw new Error(`The order ${answer.orderId} was made and is gone`);
    return ordered(made, answer.instruction, context);
  }
  const message = cardMessages[answer.type satisfies CardOrderError][languageOf(input.locale)];
  return {
    order: null,
    error: { type: answer.type, message, price: answer.price && money(answer.price) },
    notLoggedIn: null,
  };
};

interface CompleteArgs {
  readonly input: { readonly orderId: string; readonly orderKey: string; readonly paymentId: string };
}

const complete = ({ input }: CompleteArgs, context: CallContext) => {
  const { orderId: id, orderKey, paymentId } = input;
  const answer = completeCardOrder(context.world, context.caller, { id, orderKey, paymentId });
  if (answer.kind === 'unknown') return { order: null, error: null };
  if (answer.kind === 'refused') {
    return { order: null, error: { type: answer.code, paymentError: answer.paymentError } };
  }
  return { order: presentCardOrder(context, answer.order, null), error: null };
};

interface WithdrawOrderArgs {
  readonly input: { readonly orderId: string; readonly email: string };
}

/** Buys, renews, connects, changes, removes and withdraws cards. */
export const cardMutations = {
  beginSCardEmailVerification: ({ input }: EmailArgs, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'SCARD_SALES');
    if (!customer) return { verification: null, error: null, notLoggedIn };
    const asked = { email: input.email, language: languageOf(input.locale) };
    const answer = beginVerification(context.world, context.caller, customer, asked);
    if (answer.kind === 'refused') {
      return { verification: null, error: refusalOf(answer, input), notLoggedIn: null };
    }
    const { expiresAt, attemptsLeft } = answer.verification;
    return {
      verification: {
        expiresAt: officeTime(expiresAt),
        resendAt: officeTime(resendAt(answer.verification)),
        attemptsLeft,
      },
      error: null,
      notLoggedIn: null,
    };
  },

  completeSCardEmailVerification: ({ input }: EmailArgs<{ readonly code: string }>, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'SCARD_SALES');
    if (!customer) return { card: null, error: null, notLoggedIn };
    const answer = completeVerification(context.world, context.caller, customer, input);
    return answer.kind === 'connected'
      ? { card: presentCard(context, answer.card), error: null, notLoggedIn: null }
      : { card: null, error: refusalOf(answer, input), notLoggedIn: null };
  },

  purchaseSCard: (args: OrderArgs, context: CallContext) => {
    if (args.input.termsAndConditionsAgreed !== true) throw new BadInputError('The terms are not agreed to');
    return order('purchaseSCard', 'PURCHASE', args, context);
  },
  completeSCardPayment: complete,

  beginSCardRenewal: (args: OrderArgs, context: CallContext) => {
    const { notLoggedIn } = signedIn(context, 'SCARD_SALES');
    if (notLoggedIn) return { order: null, error: null, notLoggedIn };
    return order('beginSCardRenewal', 'RENEWAL', args, context);
  },
  completeSCardRenewal: complete,

  voidSCardOrder: ({ input }: { readonly input: Omit<CompleteArgs['input'], 'paymentId'> }, context: CallContext) => {
    const answer = voidCardOrder(context.world, context.caller, input.orderId, input.orderKey);
    // No language is asked for: the site has words of its own.
    const message = answer.kind === 'refused' ? cardMessages[answer.type].en : '';
    const error = answer.kind === 'refused' ? { type: answer.type, message, price: null } : null;
    return { voided: answer.kind === 'voided' ? true : null, error };
  },

  editSCard: ({ input }: { readonly input: CardDetailsInput & InLocale }, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'MY_SCARD_PAGES');
    if (!customer) return { card: null, error: null, notLoggedIn };
    const { cardError } = context.caller.twist;
    const card = cardError ? null : editCard(context.world, customer, readCardDetails(input));
    const type = cardError ?? 'NOT_FOUND';
    const none = { type, message: cardMessages[type][languageOf(input.locale)], attemptsLeft: null };
    return { card: card && presentCard(context, card), error: card ? null : none, notLoggedIn: null };
  },

  removeSCardFromSID: (_: unknown, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'MY_SCARD_PAGES');
    if (!customer) return { removed: null, error: null, notLoggedIn };
    const { cardError: type } = context.caller.twist;
    // No language is asked for: the site has words of its own.
    if (type)
      return { removed: null, error: { type, message: cardMessages[type].en, attemptsLeft: null }, notLoggedIn: null };
    removeCard(context.world, customer);
    return { removed: true, error: null, notLoggedIn: null };
  },

  withdrawSCard: ({ input }: { readonly input: { readonly orderId: string } }, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'SCARD_SALES');
    if (!customer) return { receipt: null, tooLate: null, notLoggedIn };
    const answer = withdrawOrder(context.world, customer, input.orderId);
    if (answer.kind !== 'withdrawn') {
      return { receipt: null, tooLate: answer.kind === 'tooLate' ? true : null, notLoggedIn: null };
    }
    return { receipt: presentWithdrawalReceipt(context.world, answer.order), tooLate: null, notLoggedIn: null };
  },

  withdrawSCardOrder: ({ input }: WithdrawOrderArgs, { world, caller, idempotencyKey }: CallContext) => {
    const asked = { number: input.orderId, email: input.email };
    const attempt = { operation: 'withdrawSCardOrder', key: idempotencyKey, input };
    return presentOrderWithdrawal(world, withdrawByNumber(world, caller, asked, attempt));
  },
};
