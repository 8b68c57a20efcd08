/** The APIs that a stay can be booked by, each with the slice that a flow of it is kept as. */
export const flowSlices = { v1: 'reservationFlow', v2: 'reservationFlowV2' } as const;

/** An API that a stay can be booked by. */
export type BookingApi = keyof typeof flowSlices;

export const bookingApis = Object.keys(flowSlices) as readonly BookingApi[];
