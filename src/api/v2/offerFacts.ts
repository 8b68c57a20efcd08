import { graphql } from 'relay-runtime';
import { arrivalDeadline } from '@/domain/cancel';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { times } from '@/domain/money';
import type { Money } from '@/domain/money';
import { restrictionReasons } from '@/domain/ratePlan';
import type { RestrictionReason } from '@/domain/ratePlan';
import type { CancelTerms } from '@/domain/roomOffer';
import { readBoolean, readKnown } from '../readLeaf';
import { readInstant } from '../readTime';
import type { offerFacts_room$data } from './__generated__/offerFacts_room.graphql';

void graphql`
  fragment offerFacts_room on AvailableRoom @relay(mask: false) {
    cancelable
    cancelableUntil
    restrictions {
      reason
    }
  }
`;

/** The stay that an offer is for, at a hotel. */
export interface AskedStay extends DateRange {
  /** The hotel's, as IANA names it. */
  readonly timeZone: string;
}

/**
 * How an offer may be given up. One that says that it can be cancelled and not until when, can be until the chain's own
 * deadline on the arrival day.
 * @throws MalformedError on a deadline that is no moment: such an offer cannot be explained, so it is not sold
 */
export function cancelTermsOf(
  { cancelable, cancelableUntil }: Pick<offerFacts_room$data, 'cancelable' | 'cancelableUntil'>,
  { startDate, timeZone }: AskedStay,
): CancelTerms {
  if (!readBoolean(cancelable)) return { kind: 'none' };
  return { kind: 'free', until: cancelableUntil ? readInstant(cancelableUntil) : arrivalDeadline(startDate, timeZone) };
}

/** How many times a price of each kind counts in a stay. */
const timesOf = {
  PER_DAY: (nightCount: number) => nightCount,
  PER_NIGHT: (nightCount: number) => nightCount,
  PER_STAY: () => 1,
  PER_WHOLE_STAY: () => 1,
} as const;
const priceTypes = Object.keys(timesOf) as (keyof typeof timesOf)[];

/**
 * A price for the whole stay.
 * @throws MalformedError on a unit that this site does not know
 */
export function wholeStayPrice(priceType: string, amount: Money, stay: AskedStay): Money {
  return times(amount, timesOf[readKnown(priceType, priceTypes)](nights(stay)));
}

/**
 * What stands between the guest and an offer.
 * @throws MalformedError on a reason that this site does not know: nobody could tell the guest how to meet it
 */
export const unmetOf = (restrictions: offerFacts_room$data['restrictions']): readonly RestrictionReason[] =>
  restrictions.map(({ reason }) => readKnown(reason, restrictionReasons));

interface Sold {
  readonly roomTypes: readonly { readonly refId: string }[];
  readonly rates: readonly { readonly refId: string }[];
}

/** Whether an offer's room type and rate are among those that could be read: one of which nothing is known is no offer. */
export const isSoldAs =
  ({ roomTypes, rates }: Sold) =>
  ({ roomTypeRefId, rateRefId }: { readonly roomTypeRefId: string; readonly rateRefId: string }): boolean =>
    roomTypes.some(({ refId }) => refId === roomTypeRefId) && rates.some(({ refId }) => refId === rateRefId);
