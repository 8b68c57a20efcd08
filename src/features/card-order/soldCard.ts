import type { Money } from '@/domain/money';

/** The card that is sold, and on which terms. */
export interface SoldCard {
  readonly price: Money;
  readonly validityMonths: number;
  readonly minimumAge: number;
  /** Days in which a purchase can be withdrawn. */
  readonly withdrawalDays: number;
}
