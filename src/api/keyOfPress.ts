import { randomId } from '@/browser/randomId';
import { idempotencyKey } from '@/domain/idempotencyKey';
import type { AskedOnce, IdempotencyKey } from '@/domain/idempotencyKey';

/**
 * The key of a call that may be made twice without harm: another one for each press, so that an earlier answer is never
 * taken for that of now. Only the tries of one press after a failure of the network share it.
 */
export const keyOfPress = (does: AskedOnce['does'], about: string): IdempotencyKey =>
  idempotencyKey({ attempt: randomId(), does, about, way: null, amount: null });
