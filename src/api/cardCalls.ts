import type { Failure } from '@/domain/failure';
import type { CardBenefit, CardConsents, CardTransaction, LoyaltyCard, PointLevel } from '@/domain/loyaltyCard';
import type { LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
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
