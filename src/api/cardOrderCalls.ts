import type { IdempotencyKey } from '@/domain/idempotencyKey';
import type { CardOrder, CardOrderContent, CardOrderKey, MadeCardOrder } from '@/domain/card/cardOrder';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { Failure } from '@/domain/failure';
import type { MembershipStatus } from '@/domain/card/loyaltyCard';
import type { Money } from '@/domain/money';
import type { Result } from '@/domain/result';
import type { NoAnswer } from './bookingCalls';

/** Why no card was ordered; the price now, where that is the reason. */
export interface CardOrderRefusal {
  readonly kind: 'refused';
  readonly failure: Failure;
  readonly price: Money | null;
}

/**
 * What can be done with an order of a card. No call throws. Calls repeated with the same `idempotencyKey` are answered
 * as the first one was.
 */
export interface CardOrderCalls {
  /** Orders, and starts the payment; with `unpaid` that order is paid and no other one is made. */
  readonly orderCard: (
    content: CardOrderContent,
    unpaid: CardOrderKey | null,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<CardOrderRefusal | NoAnswer, MadeCardOrder>>;
  /** Asks how a payment ended. Safe to repeat. */
  readonly completePayment: (
    purpose: CardPurpose,
    key: CardOrderKey,
    paymentId: string,
  ) => Promise<Result<Failure, CardOrder>>;
  /** Reads the order as it is now. */
  readonly readOrder: (key: CardOrderKey) => Promise<Result<Failure, CardOrder>>;
  /**
   * Gives up an order that is not paid: once it is done, nothing of it can be charged any more. Repeating it is harmless.
   */
  readonly voidOrder: (key: CardOrderKey) => Promise<Result<Failure, 'voided'>>;
  /** How far the membership of who is signed in has come; null without a card or a sign-in. */
  readonly readMembership: () => Promise<MembershipStatus | null>;
}

/** Asks for the price with a promotion code, for who is signed in. Rejects with the signal's reason when aborted. */
export type AskPromotion = (code: string, purpose: CardPurpose, signal: AbortSignal) => Promise<Result<Failure, Money>>;
