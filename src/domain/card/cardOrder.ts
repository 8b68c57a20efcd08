import type { PersonDetails } from '../guest/contactInformation';
import type { Failure } from '../failure';
import { idempotencyKey } from '../idempotencyKey';
import type { IdempotencyKey } from '../idempotencyKey';
import type { Locale } from '../locale';
import type { LocalDate } from '../localDate';
import type { CardConsents, CardPurpose } from './loyaltyCard';
import type { Money } from '../money';
import type { StartedPayment } from '../payment/orderAttempt';
import { banks, chainCards } from '../payment/payment';
import type { GuaranteeChoice } from '../payment/payment';
import type { PaidFor, PaymentOutcome, PaymentOutcomeKind } from '../payment/paymentOutcome';
import { paymentWays } from '../payment/paymentWays';
import type { PaymentWay } from '../payment/paymentWays';
import type { SavedCard } from '../payment/savedCard';

/** Where an order of a card stands. PENDING: the bank decides later. */
export const cardOrderStatuses = ['PAID', 'PENDING', 'UNPAID', 'WITHDRAWN'] as const;
export type CardOrderStatus = (typeof cardOrderStatuses)[number];

/** Everything that is sent to order a card. */
export interface CardOrderContent {
  readonly purpose: CardPurpose;
  readonly locale: Locale;
  /** Null for a renewal, which keeps the details of the card. */
  readonly buyer: { readonly person: PersonDetails; readonly consents: CardConsents } | null;
  readonly promotionCode: string | null;
  /** The price that the guest saw. */
  readonly price: Money;
  readonly payment: GuaranteeChoice;
  readonly savesPaymentCard: boolean;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
}

/** Opens an order, as the hash of a reservation does. */
export interface CardOrderKey {
  readonly orderId: string;
  readonly orderKey: string;
}

/**
 * An order that was sent, and what this browser knows of it. It is stored before anything is sent, so that a reload, a
 * lost answer or a second tab repeats it under its own key instead of ordering or paying twice.
 */
export interface CardOrderAttempt {
  readonly createKey: string;
  /** How many times it was answered; part of the key of each call. */
  readonly answers: number;
  /** What was sent and not answered, to send it again as it was; null once it is answered. */
  readonly sent: CardOrderContent | null;
  /** Null until the first answer. */
  readonly order: CardOrderKey | null;
  readonly payment: StartedPayment | null;
}

/** An order as the API shows it. */
export interface CardOrder extends CardOrderKey {
  readonly status: CardOrderStatus;
  readonly price: Money;
  /** Once it is paid. */
  readonly cardNumber: string | null;
  readonly validUntil: LocalDate | null;
}

/** The answer to an order: its key, and what happens next with the money. */
export interface MadeCardOrder extends CardOrderKey {
  readonly payment: StartedPayment | null;
}

/** The attempt that is sent now: the first one, or another payment of an order that is not paid. */
export const attemptToSend = (
  before: CardOrderAttempt | null,
  content: CardOrderContent,
  newKey: string,
): CardOrderAttempt => ({
  ...(before ?? { createKey: newKey, answers: 0, order: null, payment: null }),
  sent: content,
});

/** Whether a page shows an attempt as it is stored: another tab may have gone on with it, or ended it. */
export const isSameState = (a: CardOrderAttempt | null, b: CardOrderAttempt | null): boolean =>
  a?.createKey === b?.createKey &&
  a?.answers === b?.answers &&
  ((a?.sent ?? null) === null) === ((b?.sent ?? null) === null);

/** The key that a call is repeated under. */
export const keyOfAttempt = (
  { createKey, answers, order }: CardOrderAttempt,
  { purpose, payment, price }: CardOrderContent,
): IdempotencyKey =>
  idempotencyKey({
    attempt: `${createKey}:${answers}`,
    does: 'orderCard',
    about: order?.orderId ?? purpose,
    way: payment,
    amount: price,
  });

export const withMadeOrder = (
  attempt: CardOrderAttempt,
  { orderId, orderKey, payment }: MadeCardOrder,
): CardOrderAttempt => ({
  ...attempt,
  answers: attempt.answers + 1,
  sent: null,
  order: { orderId, orderKey },
  payment,
});

/** The attempt after a refusal: an order that was made before is still there; without one nothing is left. */
export const withRefusal = (attempt: CardOrderAttempt): CardOrderAttempt | null =>
  attempt.order && { ...attempt, answers: attempt.answers + 1, sent: null };

/**
 * How an order may be given up: `atOnce` when nothing of it can be charged; `byApi` when the API has to end it first;
 * `notYet` while it may be charged and nobody can prevent it.
 *
 * Without a key of the order no payment page of it was ever opened, and only a saved payment card is charged without one.
 */
export function waysToGiveUp(
  { order, sent }: CardOrderAttempt,
  outcome: PaymentOutcomeKind | null,
  canVoid: boolean,
): 'atOnce' | 'byApi' | 'notYet' {
  if (order === null) return sent?.payment.flow === 'STORED_INSTRUMENT' ? 'notYet' : 'atOnce';
  if (canVoid) return 'byApi';
  return (outcome === 'notPaid' || outcome === 'noPage') && sent === null ? 'atOnce' : 'notYet';
}

/** Cards are sold for every bank and payment card that the chain takes; a card is paid at once. */
export function waysToPayCard(saved: readonly SavedCard[]): readonly PaymentWay[] {
  const byCard = { type: 'DEPOSIT', method: 'CARD', banks: [], cards: chainCards } as const;
  return paymentWays(
    [
      { type: 'DEPOSIT', method: 'ONLINE_BANK', flow: 'MERCHANT_HOSTED_WINDOW', banks, cards: [] },
      { ...byCard, flow: 'STORED_INSTRUMENT' },
      { ...byCard, flow: 'MERCHANT_HOSTED_WINDOW' },
    ],
    { saved },
  );
}

/** A card that costs nothing is not paid for. */
export const nothingToPay: GuaranteeChoice = {
  type: 'NONE',
  flow: 'NONE',
  method: 'NONE',
  bank: null,
  card: null,
  savedCardId: null,
};

export type CardOrderOutcome = PaymentOutcome<CardOrder>;

/** Why a card is not paid for, as far as the words about it differ. */
export const unpaidReasons = [
  'CANCELLED_BY_CUSTOMER',
  'METHOD_NOT_ALLOWED',
  'PROCESSING_FAILED',
  'REFUNDED',
  'REFUSED_BY_ISSUER',
] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/** The provider's reason; one that it did not give, or that means no more to a guest, is a payment that failed. */
export function unpaidReason(failure: Failure | null): UnpaidReason {
  if (failure?.kind !== 'payment') return 'PROCESSING_FAILED';
  if (failure.code === 'UNSUPPORTED_METHOD') return 'METHOD_NOT_ALLOWED';
  return unpaidReasons.find((reason) => reason === failure.code) ?? 'PROCESSING_FAILED';
}

const asGuarantee = {
  PAID: 'DEPOSITED',
  PENDING: 'DEPOSIT_IN_PROGRESS',
  UNPAID: 'NOT_GUARANTEED',
  WITHDRAWN: 'DEPOSITED',
} as const;

/** An order in the terms of every payment: one that was withdrawn had been paid. */
export const cardOrderPaidFor = ({ status }: CardOrder): PaidFor => ({
  status: 'PENDING',
  guaranteeStatus: asGuarantee[status],
  isWithBank: status === 'PENDING',
  isCharged: status === 'PAID',
  // Its status says so.
  isOwed: false,
});
