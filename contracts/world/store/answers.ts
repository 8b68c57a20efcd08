import { createHash } from 'node:crypto';
import type { Store } from './openStore';

/** One call that changes the world, with its idempotency key. */
export interface Attempt {
  readonly operation: string;
  /** Null when the caller gave none: then no answer is stored. */
  readonly key: string | null;
  readonly input: unknown;
}

/** A key that was already used for another input: a bug of the caller. */
export class KeyReusedError extends Error {}

const fingerprintOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** The answer to the first call with this key, or null when there was none. */
export const findAnswer = (store: Store, attempt: Attempt): unknown => {
  if (attempt.key === null) return null;
  const row = store
    .prepare('SELECT fingerprint, answer FROM answers WHERE operation = ? AND key = ?')
    .get(attempt.operation, attempt.key) as { fingerprint: string; answer: string } | undefined;
  if (!row) return null;
  if (row.fingerprint !== fingerprintOf(attempt.input)) {
    throw new KeyReusedError(`This Idempotency-Key already belongs to another ${attempt.operation}`);
  }
  return JSON.parse(row.answer);
};

/** Stores an answer for repeated calls: `http/answerOnce.ts` says which. A refusal of the hotel is one of them. */
export const storeAnswer = (store: Store, attempt: Attempt, answer: unknown): void => {
  if (attempt.key === null) return;
  store
    .prepare('INSERT INTO answers VALUES (?, ?, ?, ?)')
    .run(attempt.operation, attempt.key, fingerprintOf(attempt.input), JSON.stringify(answer));
};
