import type { Scenario } from './scenario';

export const serviceNotices: readonly Scenario[] = [
  {
    name: 'service-notice-alert',
    tells: 'An alert stands on every page.',
    twist: { noticeAlert: true },
  },
  {
    name: 'service-notice-feedback',
    tells: 'An alert on every page asks how the site is liked.',
    twist: { noticeFeedback: true },
  },
  { name: 'no-service-notices', tells: 'There is nothing to tell.', twist: { noNotices: true } },
];
