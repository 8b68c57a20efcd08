import { parseMoney } from '@/domain/money';
import type { Money, WireMoney } from '@/domain/money';
import { MalformedError } from './readLeaf';

/** An amount in minor units. One that is missing, is no amount, or of a currency nobody knows throws MalformedError. */
export function readAmount(value: WireMoney): Money {
  try {
    if (value.value !== null && value.value !== undefined) return parseMoney(value);
  } catch {
    // Told below as any other value that does not fit.
  }
  throw new MalformedError('an amount');
}
