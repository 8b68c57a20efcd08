import type { PriceLine, RoomOffer } from '@/domain/roomOffer';

const kinds: readonly PriceLine['kind'][] = ['CHILD', 'PET', 'TRAVEL_COT'];

/** What children, babies and pets of a room add to its price, where the API says it. */
export const feeLines = (offer: Pick<RoomOffer, 'lines'> | null | undefined): readonly PriceLine[] =>
  (offer?.lines ?? []).filter(({ kind }) => kinds.includes(kind));
