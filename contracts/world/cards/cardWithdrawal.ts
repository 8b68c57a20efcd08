import type { LocalDate } from '@/domain/localDate';
import type { CardPurpose } from '@/domain/card/loyaltyCard';

/** Who has to do with an order of a card. */
interface WithdrawingParties {
  /** The account that ordered; null for who ordered without one. */
  readonly buyerId: string | null;
  /** The account that the card is connected to. */
  readonly holderId: string | null;
}

/** Whether an account may withdraw the order: who ordered it, and whose account the card is connected to. */
export const mayWithdraw = (customerId: string, { buyerId, holderId }: WithdrawingParties): boolean =>
  customerId === buyerId || customerId === holderId;

/**
 * The last day of a card once its order is withdrawn: a bought card ends today, a renewed one is valid as long as it was
 * before its renewal. Taking a year off the day instead may name a day that does not exist, or another one.
 */
export const validUntilWithout = (purpose: CardPurpose, validUntilBefore: LocalDate, today: LocalDate): LocalDate =>
  purpose === 'PURCHASE' ? today : validUntilBefore;
