import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import { DAYS_OF_A_PAYMENT } from './daysOfPayment';

/**
 * What outlives the form of a card's sale: an order whose payment a bank may decide on later, without anything that was
 * typed. The guest finds it until they have seen how it ended, and does not order twice.
 */
export const orderAtBank = <Slice extends { readonly status: CardOrderAttempt | null }>(
  empty: Slice,
): NonNullable<Keeping<Slice>['outliving']> => ({
  lifetimeMs: /* @__PURE__ */ hoursInMs(24 * DAYS_OF_A_PAYMENT),
  part: ({ status }) => (status?.order && status.payment ? { ...empty, status: { ...status, sent: null } } : null),
});
