import type { Scenario } from './scenario';

export const bookingNotFound: Scenario = {
  name: 'booking-not-found',
  description: 'No booking answers to any number.',
  twist: { bookingNotFound: true },
};
