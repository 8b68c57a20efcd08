import { routing } from './asked';
import type { Scenario } from './scenario';

export const olderFrontend: Scenario = {
  name: 'older-front-end',
  description: 'The older front end serves bookings, hotels, offers and news: links to them load a new page.',
  given: 'An older front end serves every route it can.',
  when: 'The site asks which routes that are.',
  then: 'Each is enabled.',
  asks: routing,
  twist: { olderFrontend: true },
};
