import type { Scenario } from './scenario';

/** The booking is made, but the address of the payment page is broken, or the page has no outcome for days. */
export const paymentPages: readonly Scenario[] = [
  { name: 'payment-page-missing', description: 'The payment has no page.', twist: { paymentUrl: null } },
  {
    name: 'payment-page-unsafe',
    description: 'The address of the payment page is a script.',
    twist: { paymentUrl: 'javascript:alert(1)' },
  },
  {
    name: 'payment-pending',
    description: 'The bank decides later: whoever pays, or leaves the payment page, has a payment that is under way.',
    twist: { paymentPending: true },
  },
];
