import { paymentStarts } from './asked';
import type { Scenario } from './scenario';

/** The booking is made, but the address of the payment page is broken, or the page has no outcome for days. */
export const paymentPages: readonly Scenario[] = [
  {
    name: 'payment-page-missing',
    description: 'The payment has no page.',
    given: 'The payment page has no address.',
    when: 'A guest begins to pay.',
    then: 'The instruction has no address.',
    asks: paymentStarts,
    twist: { paymentUrl: null },
  },
  {
    name: 'payment-page-unsafe',
    description: 'The address of the payment page is a script.',
    given: 'The address of the payment page is a script.',
    when: 'A guest begins to pay.',
    then: 'The instruction has an address that must not be followed.',
    asks: paymentStarts,
    twist: { paymentUrl: 'javascript:alert(1)' },
  },
  {
    name: 'payment-pending',
    description: 'The bank decides later: whoever pays, or leaves the payment page, has a payment that is under way.',
    given: 'The bank decides later.',
    when: 'A guest pays, on the page or with a saved card.',
    then: 'The payment is under way, until the bank has decided.',
    asks: paymentStarts,
    twist: { paymentPending: true },
  },
];
