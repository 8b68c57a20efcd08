import type { CardValidity } from '../guest/customer';
import type { LocalDate } from '../localDate';
import type { PaymentCard } from './payment';

/** A payment card that a customer saved earlier. */
export interface SavedCard {
  readonly id: string;
  readonly card: PaymentCard;
  /** The last four digits. */
  readonly lastDigits: string;
  readonly validity: CardValidity;
  /** The last day. */
  readonly validUntil: LocalDate;
}

/** The saved cards that can pay where these cards are taken: an expired one cannot. */
export function usableCards(saved: readonly SavedCard[], taken: readonly PaymentCard[]): readonly SavedCard[] {
  return saved.filter(({ card, validity }) => validity !== 'EXPIRED' && taken.includes(card));
}

/** The saved cards that have expired, for a guest who wonders where theirs is. */
export const expiredCards = (saved: readonly SavedCard[]): readonly SavedCard[] =>
  saved.filter(({ validity }) => validity === 'EXPIRED');
