import type { StayWish } from '@/domain/search/wishes';

/** A guest's wishes by their names in both APIs. */
export const wishNames = {
  ACCESSIBLE_ROOM: 'accessible',
  BREAKFAST: 'breakfast',
  PET_ROOM: 'pet',
} as const satisfies Readonly<Record<string, StayWish>>;

export type WireWish = keyof typeof wishNames;
