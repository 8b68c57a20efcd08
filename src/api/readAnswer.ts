import type { Failure } from '@/domain/failure';
import { failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import { reportBug } from './reportBug';

/**
 * Reads an answer into domain types. One that does not fit the contract (a field is missing, an amount is no amount) is
 * the failure `transport.MALFORMED`, after which a guest can try again; an exception would replace the page.
 */
export function readAnswer<T>(read: () => T): Result<Failure, T> {
  try {
    return succeed(read());
  } catch (error) {
    reportBug(error);
    return fail(failureOf('transport', 'MALFORMED'));
  }
}

/** Reads an answer that may hold a failure of the API; one that cannot be read is `transport.MALFORMED` too. */
export function readFound<T>(read: () => Result<Failure, T> | null): Result<Failure, T> | null {
  const found = readAnswer(read);
  return found.ok ? found.value : found;
}
