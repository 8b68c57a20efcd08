/** What a house has whatever the room. */
export const houseTraits = ['sauna', 'restaurant', 'meetings', 'families'] as const;
export type HouseTrait = (typeof houseTraits)[number];
