import type { PriceLine, RoomOffer } from '@/domain/stay/roomOffer';

const kinds: readonly PriceLine['kind'][] = ['CHILD', 'PET', 'TRAVEL_COT'];

/** The fees for children, babies and pets of a room, where the API gives them. */
export const feeLines = (offer: Pick<RoomOffer, 'lines'> | null | undefined): readonly PriceLine[] =>
  (offer?.lines ?? []).filter(({ kind }) => kinds.includes(kind));
