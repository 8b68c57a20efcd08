import { graphql } from 'relay-runtime';
import { arrivalDeadline } from '@/domain/reservation/cancel';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type { CancelTerms, RoomOffer } from '@/domain/stay/roomOffer';
import { MalformedError, readBoolean } from '../readLeaf';
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

/** Gives back an offer whose room type and rate could be read. Throws MalformedError on any other. */
export const soldAs =
  ({ roomTypes, rates }: Sold) =>
  <Offer extends { readonly roomTypeRefId: string; readonly rateRefId: string }>(offer: Offer): Offer => {
    const isKnown =
      roomTypes.some(({ refId }) => refId === offer.roomTypeRefId) &&
      rates.some(({ refId }) => refId === offer.rateRefId);
    if (!isKnown) throw new MalformedError('an offer of a known room type and rate');
    return offer;
  };
