import type { Scenario } from './scenario';

export const bookingNotFound: Scenario = {
  name: 'booking-not-found',
  description: 'No booking is found by any number.',
  twist: { bookingNotFound: true },
};
