import type { BookingRecord } from '../store/bookingRecord';

/** The text of the code that a guest shows at the desk. */
export const deskCodeOf = ({ number }: BookingRecord): string => number;
