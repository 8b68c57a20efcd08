import type { BookingRecord } from '../store/bookingRecord';

/** The text of the code that a guest shows at the desk: not the number of the booking, which a desk asks for in words. */
export const deskCodeOf = ({ number }: BookingRecord): string => `DESK-${number}`;
