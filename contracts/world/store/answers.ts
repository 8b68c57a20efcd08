import { createHash } from 'node:crypto';
import type { Store } from './openStore';

/** One call that changes the world, and the key its caller gave it. */
export interface Attempt {
  readonly operation: string;
  /** Null when the caller gave none: then nothing is remembered. */
  readonly key: string | null;
  readonly input: unknown;
}

/** A key that was already used for something else: a mistake of the caller. */
export class KeyReusedError extends Error {}

const fingerprintOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** What the first call with this key was answered, or null when nothing was done under it yet. */
export const recallAnswer = (store: Store, attempt: Attempt): unknown => {
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

/**
 * Keeps an answer for repeated calls. Only an answer that changed something is kept: a refusal changed nothing, and
 * asking again is safe.
 */
export const keepAnswer = (store: Store, attempt: Attempt, answer: unknown): void => {
  if (attempt.key === null) return;
  store
    .prepare('INSERT INTO answers VALUES (?, ?, ?, ?)')
    .run(attempt.operation, attempt.key, fingerprintOf(attempt.input), JSON.stringify(answer));
};
