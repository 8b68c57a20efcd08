import type { Occupancy } from '@/domain/stay/party';

/** The optional fields that a hotel's offers are asked with. */
export const offerFields = [
  'withLines',
  'withRoomsLeft',
  'withAccessibility',
  'withMeasures',
  'withNearest',
  'withReason',
] as const;

export type OfferField = (typeof offerFields)[number];

/** The APIs refuse a room without an adult; the placement shows that to the guest, and nothing is asked. */
export const hasAdultInEach = (occupancies: readonly Occupancy[]): boolean =>
  occupancies.length > 0 && occupancies.every(({ adults }) => adults > 0);
