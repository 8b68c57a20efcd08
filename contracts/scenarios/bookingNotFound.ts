import { namedBookings } from './asked';
import type { Scenario } from './scenario';

export const bookingNotFound: Scenario = {
  name: 'booking-not-found',
  description: 'No booking is found by any number.',
  given: 'No booking has the number.',
  when: 'A booking is opened, paid, or cancelled.',
  then: 'The answer says that there is no such booking.',
  asks: namedBookings,
  twist: { bookingNotFound: true },
};
