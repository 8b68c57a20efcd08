import type { Failure } from '@/domain/failure';
import type { IdempotencyKey } from '@/domain/idempotencyKey';
import type {
  CardBenefit,
  CardConsents,
  CardTransaction,
  CardWithdrawal,
  LoyaltyCard,
  PointLevel,
} from '@/domain/card/loyaltyCard';
import type { LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { PaymentMethod } from '@/domain/payment/payment';
import type { Result } from '@/domain/result';

/** The card of who is signed in, and what belongs to it. */
export interface MyCardAnswer {
  /** Null when the account has none. */
  readonly card: LoyaltyCard | null;
  readonly benefits: readonly CardBenefit[];
  readonly saved: Money;
  /** Empty when they cannot be read. */
  readonly levels: readonly PointLevel[];
}

/** Details and consents as the holder has changed them. */
export interface CardDetails {
  readonly contact: LoyaltyCard['contact'];
  readonly consents: CardConsents;
}

/** What the holder gets after withdrawing a purchase. */
export interface WithdrawalReceipt {
  readonly orderId: string;
  /** ISO 8601. */
  readonly withdrawnAt: string;
  readonly amount: Money;
  readonly expectedBy: LocalDate;
}

/** Why an order cannot be withdrawn by who knows its number and address. */
export const withdrawalRefusals = ['NOTHING_PAID', 'NOT_FOUND', 'TOO_LATE', 'TOO_MANY_ATTEMPTS'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** An order that can still be withdrawn, and what comes back. */
export interface OpenWithdrawal extends CardWithdrawal {
  readonly kind: 'open';
  readonly cardNumber: string;
  readonly method: PaymentMethod;
  readonly expectedBy: LocalDate;
}

/** What became of a question about an order, or of withdrawing it. */
export type OrderWithdrawal =
  | OpenWithdrawal
  | { readonly kind: 'withdrawn'; readonly receipt: WithdrawalReceipt }
  /** `until` with TOO_LATE. */
  | { readonly kind: 'refused'; readonly reason: WithdrawalRefusal; readonly until: LocalDate | null };

/** Withdrawing an order without an account. No call throws. */
export interface OrderWithdrawalCalls {
  /** `number` of the card or of the order, `email` that it was ordered with. */
  readonly find: (number: string, email: string) => Promise<Result<Failure, OrderWithdrawal>>;
  /** Repeated with the same key it is answered as the first time. */
  readonly withdraw: (
    orderId: string,
    email: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<Failure, OrderWithdrawal>>;
}

/** What a holder can do with a card. Repeating any of it is harmless. */
export interface CardCalls {
  readonly editCard: (details: CardDetails) => Promise<Result<Failure, LoyaltyCard>>;
  readonly removeCard: () => Promise<Result<Failure, true>>;
  /** Null when the time for it has passed. */
  readonly withdrawCard: (orderId: string) => Promise<Result<Failure, WithdrawalReceipt | null>>;
}

/** One page of what happened with a card, and the totals of every page. */
export interface TransactionPage {
  readonly items: readonly CardTransaction[];
  readonly next: string | null;
  readonly totals: { readonly count: number; readonly spent: Money; readonly points: number };
}
