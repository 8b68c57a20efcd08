import type { IdempotencyKey } from './idempotencyKey';

/** A key that a test knows. */
export const aKey = (text: string) => text as IdempotencyKey;
