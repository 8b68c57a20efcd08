/** The optional fields that a hotel's availability is asked with. */
export const availabilityFields = ['withNearest', 'withReason', 'withRoomsLeft'] as const;

export type AvailabilityField = (typeof availabilityFields)[number];
