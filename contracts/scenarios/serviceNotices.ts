import { notices } from './asked';
import type { Scenario } from './scenario';

export const serviceNotices: readonly Scenario[] = [
  {
    name: 'service-notice-alert',
    description: 'Every page shows an alert.',
    given: 'There is an alert.',
    when: 'The site asks for its notices.',
    then: 'The first notice is an alert.',
    asks: notices,
    twist: { noticeAlert: true },
  },
  {
    name: 'service-notice-feedback',
    description: 'An alert on every page asks for feedback.',
    given: 'The chain asks for feedback.',
    when: 'The site asks for its notices.',
    then: 'A notice links to the feedback survey.',
    asks: notices,
    twist: { noticeFeedback: true },
  },
  {
    name: 'no-service-notices',
    description: 'There is no notice.',
    given: 'There is nothing to tell.',
    when: 'The site asks for its notices.',
    then: 'The list is empty.',
    asks: notices,
    twist: { noNotices: true },
  },
];
