import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { times } from '@/domain/money';
import type { Money } from '@/domain/money';
import { restrictionReasons } from '@/domain/rate/ratePlan';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import { readKnown } from './readLeaf';

/** The stay that an offer is for, at a hotel. */
export interface AskedStay extends DateRange {
  /** The hotel's, an IANA name. */
  readonly timeZone: string;
}

/** How many times a price of each unit counts in a stay; nights are counted only where a price needs them. */
const timesOf = {
  PER_DAY: nights,
  PER_NIGHT: nights,
  PER_STAY: () => 1,
  PER_WHOLE_STAY: () => 1,
} as const;
const units = Object.keys(timesOf) as (keyof typeof timesOf)[];

/**
 * A price for the whole stay.
 * @throws MalformedError on a unit that this site does not know
 */
export function wholeStayPrice(unit: string, amount: Money, stay: AskedStay): Money {
  return times(amount, timesOf[readKnown(unit, units)](stay));
}

/** Whether a price is computed night by night; not, where the unit is missing or not known. */
export const isNightly = (unit: string | null | undefined): boolean => unit === 'PER_NIGHT' || unit === 'PER_DAY';

/**
 * The restrictions of an offer or a rate.
 * @throws MalformedError on a reason that this site does not know, as it could not explain how to meet it
 */
export const readRestrictions = (reasons: readonly string[]): readonly RestrictionReason[] =>
  reasons.map((reason) => readKnown(reason, restrictionReasons));
