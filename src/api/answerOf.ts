import type { Failure } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { Result } from '@/domain/result';
import { decodeFailure } from './decodeFailure';

/** Passes on what was found, or why the question got no answer. */
export async function answerOf<T>(ask: () => Promise<Result<Failure, T>>): Promise<Result<Failure, T>> {
  try {
    return await ask();
  } catch (error) {
    return fail(decodeFailure(error));
  }
}
