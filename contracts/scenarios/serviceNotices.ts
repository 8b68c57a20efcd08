import type { Scenario } from './scenario';

export const serviceNotices: readonly Scenario[] = [
  {
    name: 'service-notice-alert',
    description: 'Every page shows an alert.',
    twist: { noticeAlert: true },
  },
  {
    name: 'service-notice-feedback',
    description: 'An alert on every page asks for feedback.',
    twist: { noticeFeedback: true },
  },
  { name: 'no-service-notices', description: 'There is no notice.', twist: { noNotices: true } },
];
