import type { Store } from './openStore';

/** A code that was sent to the address of a card. Instants are milliseconds. */
export interface VerificationRecord {
  readonly customerId: string;
  readonly email: string;
  readonly code: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly attemptsLeft: number;
}

/** Stores a code in place of an earlier one. */
export const storeVerification = (store: Store, verification: VerificationRecord): void => {
  const { customerId, email, code, sentAt, expiresAt, attemptsLeft } = verification;
  store
    .prepare('INSERT OR REPLACE INTO verifications VALUES (?, ?, ?, ?, ?, ?)')
    .run(customerId, email, code, sentAt, expiresAt, attemptsLeft);
};

export const findVerification = (store: Store, customerId: string, email: string): VerificationRecord | null =>
  (store.prepare('SELECT * FROM verifications WHERE customerId = ? AND email = ?').get(customerId, email) as
    VerificationRecord | undefined) ?? null;

export const deleteVerification = (store: Store, customerId: string, email: string): void => {
  store.prepare('DELETE FROM verifications WHERE customerId = ? AND email = ?').run(customerId, email);
};
