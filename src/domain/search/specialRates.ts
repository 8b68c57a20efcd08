import type { Customer } from '../guest/customer';
import { readLine } from '../guest/freeText';
import { MIN_SCHOOL_AGE, SPECIAL_RATE_CODES } from '../limits';
import type { Party } from '../stay/party';

/** Rates of a group of guests, which they choose by name; each is a promotion code. */
export const specialRates = [
  'STAFF',
  'FRIENDS',
  'SCHOOL',
] as const satisfies readonly (keyof typeof SPECIAL_RATE_CODES)[];
export type SpecialRate = (typeof specialRates)[number];

/** The special rate that a code asks for; null for any other code. */
export const specialRateOf = (code: string): SpecialRate | null =>
  specialRates.find((rate) => SPECIAL_RATE_CODES[rate] === readLine(code).toUpperCase()) ?? null;

interface Viewer {
  readonly customer: Pick<Customer, 'asom'> | null;
  readonly party: Pick<Party, 'childrenAges'>;
}

/**
 * The special rates that are offered to a guest: to staff those for themselves and for the friends they book for, to a
 * party with pupils that of schools. Anyone else who was given a code types it.
 */
export function offeredSpecialRates({ customer, party }: Viewer): readonly SpecialRate[] {
  const isStaff = customer?.asom?.isStaff === true;
  const offered: Readonly<Record<SpecialRate, boolean>> = {
    STAFF: isStaff,
    FRIENDS: isStaff,
    SCHOOL: party.childrenAges.some((age) => age >= MIN_SCHOOL_AGE),
  };
  return specialRates.filter((rate) => offered[rate]);
}
