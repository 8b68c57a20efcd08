import type { CardValidity, CustomerContact } from '../guest/customer';
import { knownOr } from '../known';
import type { Language } from '../locale';
import type { LocalDate } from '../localDate';
import type { Money } from '../money';

/** Where a membership stands between the invitation and its end. */
export const membershipStatuses = [
  'ACKNOWLEDGED',
  'ACTIVATING',
  'ACTIVATION_FAILURE',
  'ACTIVE',
  'INVITATION_INVALID',
  'INVITATION_PENDING',
  'MISMATCH',
  'NOT_FOUND',
  'TERMINATED',
  'TERMINATING_FAILURE',
  'UNKNOWN',
] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

export const parseMembershipStatus = (status: unknown): MembershipStatus =>
  knownOr(status, membershipStatuses, 'UNKNOWN');

/**
 * GRANTED can be used, UNUSED can be used again in this period, APPLIED was used in it, EXPIRED was not used in time,
 * VOIDED was taken back.
 */
export const benefitStatuses = ['APPLIED', 'EXPIRED', 'GRANTED', 'UNUSED', 'VOIDED'] as const;
export type BenefitStatus = (typeof benefitStatuses)[number];

/** What can be done with a benefit. */
export const benefitAvailabilities = ['AVAILABLE', 'EXPIRED', 'USED'] as const;
export type BenefitAvailability = (typeof benefitAvailabilities)[number];

/** PREMIUM is reached by points and cannot be bought. */
export const cardProducts = ['PREMIUM', 'SCARD'] as const;
export type CardProduct = (typeof cardProducts)[number];

/** What a list of a card's transactions is narrowed to. */
export const transactionFilters = ['ALL', 'MEAL_BENEFIT', 'PURCHASE', 'S_POINT'] as const;
export type TransactionFilter = (typeof transactionFilters)[number];

/** What an order of a card is for: a card, or another year for the one that a customer has. */
export const cardPurposes = ['PURCHASE', 'RENEWAL'] as const;
export type CardPurpose = (typeof cardPurposes)[number];

/** Whether a customer may renew. */
export const eligibilityChecks = ['OK', 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION'] as const;
export type EligibilityCheck = (typeof eligibilityChecks)[number];

/** What a guest reaches with the points of the last 12 months. */
export interface PointLevel {
  readonly id: string;
  readonly name: string;
  readonly product: CardProduct;
  readonly points: number;
  /** What it gives, one sentence each. */
  readonly gives: readonly string[];
}

/** Who may be written to, and how. */
export interface CardConsents {
  /** Service messages about the card. */
  readonly communications: boolean;
  readonly communicationsLanguage: Language;
  readonly marketingEmail: boolean;
  readonly marketingSms: boolean;
}

/** A loyalty card as its holder sees it. */
export interface LoyaltyCard {
  /** Ten digits, the last one a check digit. */
  readonly number: string;
  readonly product: CardProduct;
  readonly status: MembershipStatus;
  readonly holder: string;
  readonly validity: CardValidity;
  readonly validFrom: LocalDate;
  /** The last day. */
  readonly validUntil: LocalDate;
  /** Points that can be used. */
  readonly points: number;
  /** Points of the last 12 months, which decide the level. */
  readonly levelPoints: number;
  readonly contact: CustomerContact;
  readonly consents: CardConsents;
  readonly renewal: {
    readonly eligibility: EligibilityCheck;
    readonly allowed: boolean;
    /** The first day on which it can be renewed. */
    readonly from: LocalDate;
    /** The last day after renewing now. */
    readonly validUntil: LocalDate;
    readonly price: Money;
  };
  /** Null when nothing can be withdrawn any more. */
  readonly withdrawal: CardWithdrawal | null;
}

/** The order that can still be withdrawn. */
export interface CardWithdrawal {
  readonly orderId: string;
  /** Withdrawing a purchase ends the card, withdrawing a renewal takes its year off. */
  readonly purpose: CardPurpose;
  readonly until: LocalDate;
  readonly refund: Money;
}

export interface CardBenefit {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: BenefitStatus;
  readonly availability: BenefitAvailability;
  readonly validUntil: LocalDate | null;
  readonly usedOn: LocalDate | null;
}

export interface CardTransaction {
  readonly id: string;
  readonly date: LocalDate;
  /** The hotel or restaurant. */
  readonly place: string;
  readonly kind: TransactionFilter;
  readonly total: Money;
  /** Earned; negative when they were used. */
  readonly points: number;
  readonly lines: readonly CardTransactionLine[];
}

export interface CardTransactionLine {
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
  /** Alcohol earns nothing. */
  readonly isAlcohol: boolean;
}

/** How far a card is on its way to the next level. */
export interface LevelProgress {
  readonly level: PointLevel | null;
  /** Null at the highest level. */
  readonly next: PointLevel | null;
  /** Points that are missing to the next level. */
  readonly missing: number;
  /** 0 to 1, from this level to the next. */
  readonly share: number;
}

/** The level that points reach, and the way to the next one. `levels` in any order. */
export function levelProgress(levels: readonly PointLevel[], levelPoints: number): LevelProgress {
  const inOrder = [...levels].sort((one, other) => one.points - other.points);
  const level = inOrder.filter(({ points }) => points <= levelPoints).at(-1) ?? null;
  const next = inOrder.find(({ points }) => points > levelPoints) ?? null;
  if (!next) return { level, next, missing: 0, share: 1 };
  const from = level?.points ?? 0;
  return { level, next, missing: next.points - levelPoints, share: (levelPoints - from) / (next.points - from) };
}

/** The levels that points have reached, the first one first; each gives what those before it give, and more. */
export const levelsReached = (levels: readonly PointLevel[], levelPoints: number): readonly PointLevel[] =>
  levels.filter(({ points }) => points <= levelPoints).sort((one, other) => one.points - other.points);

/** A number of a card in groups that are easy to read aloud: `6400 100 019`. */
export function groupedCardNumber(number: string): string {
  const parts = /^(\d{4})(\d{3})(\d{3})$/.exec(number);
  return parts ? parts.slice(1).join('\u00a0') : number;
}
