import type { PointLevel } from './loyaltyCard';
import type { Money } from '../money';

/** What a card gives besides rates and points. */
export interface CardBenefitOffer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The level it needs; null for every card. */
  readonly levelId: string | null;
}

/** The card that is sold. */
export interface SCardProduct {
  /** For `validityMonths`; tax is included. */
  readonly price: Money;
  readonly validityMonths: number;
  readonly minimumAge: number;
  /** Days in which a purchase can be withdrawn. */
  readonly withdrawalDays: number;
  /** For each whole euro. */
  readonly pointsPerEuro: number;
  /** In ascending order. */
  readonly levels: readonly PointLevel[];
  readonly benefits: readonly CardBenefitOffer[];
}
