import type { LocalDate } from '@/domain/localDate';
import type { PaymentCard } from '@/domain/payment/payment';
import type { Store } from './openStore';

/** A payment card that a customer saved with a payment. */
export interface SavedCardRecord {
  readonly id: string;
  readonly customerId: string;
  readonly type: PaymentCard;
  readonly lastDigits: string;
  readonly validUntil: LocalDate;
}

/** The cards that a customer saved, the oldest first. */
export const storedCardsOf = (store: Store, customerId: string): readonly SavedCardRecord[] =>
  store.prepare('SELECT * FROM savedCards WHERE customerId = ? ORDER BY rowid').all(customerId) as SavedCardRecord[];

/** Stores a card, unless the customer has saved the same one before. */
export const storeCard = (store: Store, card: SavedCardRecord): void => {
  store
    .prepare('INSERT OR IGNORE INTO savedCards (id, customerId, type, lastDigits, validUntil) VALUES (?, ?, ?, ?, ?)')
    .run(card.id, card.customerId, card.type, card.lastDigits, card.validUntil);
};
