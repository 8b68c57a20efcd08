export const unavailableReasons = [
  'CLOSED',
  'FULL',
  'NO_PET_ROOMS',
  'NO_TRAVEL_COTS',
  'PET_ROOMS_FULL',
  'TOO_FEW_ROOMS',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** Why a hotel has no rooms for a party. */
export interface Unavailable {
  readonly reason: UnavailableReason;
  /** The fewest rooms in which it has, for these nights; null when no number of rooms helps. */
  readonly rooms: number | null;
}
