import type { StayWish } from '@/domain/search/wishes';

const names = { accessible: 'ACCESSIBLE_ROOM', breakfast: 'BREAKFAST', pet: 'PET_ROOM' } as const satisfies Readonly<
  Record<StayWish, string>
>;

/** The guest's wishes by their names in both APIs. */
export const wireWishes = (wishes: readonly StayWish[]) => wishes.map((wish) => names[wish]);
