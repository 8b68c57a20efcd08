import type { Scenario } from './scenario';

export const serviceNotices: readonly Scenario[] = [
  {
    name: 'service-notice-alert',
    description: 'An alert stands on every page.',
    twist: { noticeAlert: true },
  },
  {
    name: 'service-notice-feedback',
    description: 'An alert on every page asks how the site is liked.',
    twist: { noticeFeedback: true },
  },
  { name: 'no-service-notices', description: 'There is no notice.', twist: { noNotices: true } },
];
