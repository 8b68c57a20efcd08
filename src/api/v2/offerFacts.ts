import { arrivalDeadline } from '@/domain/cancel';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { times } from '@/domain/money';
import type { Money } from '@/domain/money';
import { restrictionReasons } from '@/domain/offer';
import type { CancelTerms, RestrictionReason } from '@/domain/offer';

/** The stay that an offer is for, at a hotel. */
export interface AskedStay extends DateRange {
  /** The hotel's, as IANA names it. */
  readonly timeZone: string;
}

/**
 * How an offer may be given up. One that says that it can be cancelled and not until when, can be until the chain's own
 * deadline on the arrival day.
 * @throws RangeError on a deadline that is no moment: such an offer cannot be explained, so it is not sold
 */
export function cancelTermsOf(
  {
    cancelable,
    cancelableUntil,
  }: { readonly cancelable: boolean; readonly cancelableUntil?: string | null | undefined },
  { startDate, timeZone }: AskedStay,
): CancelTerms {
  if (!cancelable) return { kind: 'none' };
  const until = cancelableUntil ?? arrivalDeadline(startDate, timeZone);
  if (Number.isNaN(Date.parse(until))) throw new RangeError(`"${until}" is no moment`);
  return { kind: 'free', until };
}

/**
 * A price for the whole stay.
 * @throws RangeError on a unit that this site does not know
 */
export function wholeStayPrice(priceType: string, amount: Money, stay: AskedStay): Money {
  switch (priceType) {
    case 'PER_NIGHT':
    case 'PER_DAY':
      return times(amount, nights(stay));
    case 'PER_STAY':
    case 'PER_WHOLE_STAY':
      return amount;
    default:
      throw new RangeError(`Unknown price type "${priceType}"`);
  }
}

/**
 * What stands between the guest and an offer.
 * @throws RangeError on a reason that this site does not know: nobody could tell the guest how to meet it
 */
export function unmetOf(restrictions: readonly { readonly reason: string }[]): readonly RestrictionReason[] {
  return restrictions.map(({ reason }) => {
    const known = restrictionReasons.find((each) => each === reason);
    if (!known) throw new RangeError(`Unknown restriction "${reason}"`);
    return known;
  });
}
