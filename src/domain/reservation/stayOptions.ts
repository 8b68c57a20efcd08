import type { ReservationOptionName } from './reservation';

/** What is done in the house, and only where the hotel does it online. */
export const stayOptionNames = ['checkIn', 'checkOut', 'createMobileKey', 'createPhysicalKey'] as const;

/** Whether an option is about arriving, leaving or keys. */
export const isStayOption = (name: ReservationOptionName): boolean => stayOptionNames.some((each) => each === name);
