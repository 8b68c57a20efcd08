import type { LocalDate } from '@/domain/localDate';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { ContentLocale } from '../localized';
import type { Store } from './openStore';
import type { CardConsents, CardHolder } from './sCards';

export type CardOrderPurpose = CardPurpose;

/** A card that was bought, or another year of one. Amounts are cents, instants are milliseconds. */
export interface CardOrderRecord {
  readonly id: string;
  /** What opens the order, for who is not signed in. */
  readonly orderKey: string;
  readonly purpose: CardOrderPurpose;
  readonly customerId: string | null;
  /** VOIDED: given up before it was paid. */
  readonly state: 'PAID' | 'UNPAID' | 'VOIDED' | 'WITHDRAWN';
  readonly price: number;
  readonly createdAt: number;
  /** The card that is renewed, or the one that was made once it was paid. */
  readonly cardNumber: string | null;
  readonly withdrawnAt: number | null;
  readonly locale: ContentLocale;
  /** Whose card it is to be. */
  readonly holder: CardHolder;
  readonly consents: CardConsents;
  readonly savesPaymentCard: boolean;
  /** The last day of the card before it was renewed; missing until a renewal is paid. */
  readonly validUntilBefore?: LocalDate;
}

type Detail = Pick<CardOrderRecord, 'consents' | 'holder' | 'locale' | 'savesPaymentCard' | 'validUntilBefore'>;
type Row = Omit<CardOrderRecord, keyof Detail> & { readonly detail: string };

const toRecord = ({ detail, ...row }: Row): CardOrderRecord => ({ ...row, ...(JSON.parse(detail) as Detail) });

/** Stores an order in place of what was stored of it before. */
export const storeCardOrder = (store: Store, order: CardOrderRecord): void => {
  const { locale, holder, consents, savesPaymentCard, validUntilBefore } = order;
  store
    .prepare('INSERT OR REPLACE INTO sCardOrders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      order.id,
      order.orderKey,
      order.purpose,
      order.customerId,
      order.state,
      order.price,
      order.createdAt,
      order.cardNumber,
      order.withdrawnAt,
      JSON.stringify({ locale, holder, consents, savesPaymentCard, validUntilBefore }),
    );
};

export const findCardOrder = (store: Store, id: string): CardOrderRecord | null => {
  const row = store.prepare('SELECT * FROM sCardOrders WHERE id = ?').get(id) as Row | undefined;
  return row ? toRecord(row) : null;
};

/** The orders of a customer for this that are not paid. */
export const unpaidOrdersOf = (
  store: Store,
  customerId: string,
  purpose: CardOrderPurpose,
): readonly CardOrderRecord[] =>
  (
    store
      .prepare("SELECT * FROM sCardOrders WHERE customerId = ? AND purpose = ? AND state = 'UNPAID'")
      .all(customerId, purpose) as Row[]
  ).map(toRecord);

/** The orders of a card that were paid, also those that were withdrawn since; the latest first. */
export const settledOrdersOf = (store: Store, cardNumber: string): readonly CardOrderRecord[] =>
  (
    store
      .prepare(
        `SELECT * FROM sCardOrders WHERE cardNumber = ? AND state IN ('PAID', 'WITHDRAWN')
         ORDER BY createdAt DESC, rowid DESC`,
      )
      .all(cardNumber) as Row[]
  ).map(toRecord);

export const countCardOrders = (store: Store): number =>
  Number((store.prepare('SELECT COUNT(*) AS total FROM sCardOrders').get() as { total: number }).total);
