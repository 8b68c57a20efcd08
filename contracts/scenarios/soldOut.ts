import { searches } from './asked';
import type { Scenario } from './scenario';

export const soldOut: Scenario = {
  name: 'sold-out',
  description: 'No hotel has a room on the days asked for; the answer names the nearest days.',
  given: 'Every hotel is full on the days.',
  when: 'A guest searches.',
  then: 'Each hotel is marked as full, with the nearest days that are not.',
  asks: searches,
  twist: { soldOut: true },
};
