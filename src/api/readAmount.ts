import { parseMoney } from '@/domain/money';
import type { Money, WireMoney } from '@/domain/money';
import { MalformedError } from './readLeaf';

/** An amount in minor units. Throws MalformedError where it is missing, is no amount, or has an unknown currency. */
export function readAmount(value: WireMoney): Money {
  try {
    if (value.value !== null && value.value !== undefined) return parseMoney(value);
  } catch {
    // Reported below like any other value that does not fit.
  }
  throw new MalformedError('an amount');
}
