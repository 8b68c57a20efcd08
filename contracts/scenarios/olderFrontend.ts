import type { Scenario } from './scenario';

export const olderFrontend: Scenario = {
  name: 'older-front-end',
  description: 'The older front end serves bookings, hotels, offers and news: links to them load a new page.',
  twist: { olderFrontend: true },
};
