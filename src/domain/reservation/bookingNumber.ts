import { withoutUnseen } from '../guest/freeText';

/** Spaces, and the sign that stands before a number. */
const aside = /[\s#№]/gu;

/**
 * A booking number as a person types or pastes it: `519 139 293` and `#519139293` are 519139293. Hyphens and other signs
 * are dropped only between digits, as another API's numbers may be written with them.
 */
export function readBookingNumber(typed: string): string {
  const seen = withoutUnseen(typed).replace(aside, '').normalize('NFKC');
  const digits = seen.replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(digits) ? digits : seen;
}
