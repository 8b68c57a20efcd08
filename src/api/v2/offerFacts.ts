import { graphql } from 'relay-runtime';
import { arrivalDeadline } from '@/domain/cancel';
import type { RestrictionReason } from '@/domain/ratePlan';
import type { CancelTerms, RoomOffer } from '@/domain/roomOffer';
import { readBoolean } from '../readLeaf';
import { readInstant } from '../readTime';
import { readRestrictions } from '../stayFacts';
import type { AskedStay } from '../stayFacts';
import type { offerFacts_room$data } from './__generated__/offerFacts_room.graphql';

void graphql`
  fragment offerFacts_room on AvailableRoom @relay(mask: false) {
    cancelable
    cancelableUntil
    restrictions {
      reason
    }
    promotionCodeApplied
    blockCodeApplied
    companyCodeApplied
    asomMembershipApplied
  }
`;

/**
 * The cancel terms of an offer. One that can be cancelled but has no deadline gets the chain's own deadline on the
 * arrival day.
 * @throws MalformedError on a deadline that is no instant: an offer whose terms are unknown is not sold
 */
export function cancelTermsOf(
  { cancelable, cancelableUntil }: Pick<offerFacts_room$data, 'cancelable' | 'cancelableUntil'>,
  { startDate, timeZone }: AskedStay,
): CancelTerms {
  if (!readBoolean(cancelable)) return { kind: 'none' };
  return { kind: 'free', until: cancelableUntil ? readInstant(cancelableUntil) : arrivalDeadline(startDate, timeZone) };
}

/** What changed the price of an offer. */
export const appliedTo = (room: Omit<offerFacts_room$data, 'restrictions'>): RoomOffer['applied'] => [
  ...(room.promotionCodeApplied === true ? (['PROMOTION_CODE'] as const) : []),
  ...(room.blockCodeApplied === true ? (['BLOCK_CODE'] as const) : []),
  ...(room.companyCodeApplied === true ? (['COMPANY_CODE'] as const) : []),
  ...(room.asomMembershipApplied === true ? (['ASOM'] as const) : []),
];

/**
 * The restrictions of an offer or a rate.
 * @throws MalformedError on a reason that this site does not know
 */
export const unmetOf = (restrictions: offerFacts_room$data['restrictions']): readonly RestrictionReason[] =>
  readRestrictions(restrictions.map(({ reason }) => reason));

interface Sold {
  readonly roomTypes: readonly { readonly refId: string }[];
  readonly rates: readonly { readonly refId: string }[];
}

/** Whether an offer's room type and rate are among those that could be read; otherwise it is left out. */
export const isSoldAs =
  ({ roomTypes, rates }: Sold) =>
  ({ roomTypeRefId, rateRefId }: { readonly roomTypeRefId: string; readonly rateRefId: string }): boolean =>
    roomTypes.some(({ refId }) => refId === roomTypeRefId) && rates.some(({ refId }) => refId === rateRefId);
