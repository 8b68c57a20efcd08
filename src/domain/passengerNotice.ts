/** Why somebody travels. */
export const travelPurposes = ['CONFERENCE', 'LEISURE', 'OTHER', 'WORK'] as const;
export type TravelPurpose = (typeof travelPurposes)[number];

/** Their citizens travel among these countries without a passport, so a notice needs no document of theirs. */
export const nordicCountries = ['DK', 'FI', 'IS', 'NO', 'SE'] as const;
