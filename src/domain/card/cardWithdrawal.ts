import { addDays } from '../localDate';
import type { LocalDate } from '../localDate';
import type { Money } from '../money';

/** A paid order of a card, as far as it decides until when it can be withdrawn. */
interface WithdrawalFacts {
  readonly isWithdrawn: boolean;
  /** In the time of the chain's office. */
  readonly orderedOn: LocalDate;
  readonly price: Money;
}

/** Whether an order can be withdrawn, until when, and what comes back. */
type WithdrawalState =
  | { readonly kind: 'open'; readonly until: LocalDate; readonly refund: Money }
  | { readonly kind: 'tooLate'; readonly until: LocalDate }
  | { readonly kind: 'withdrawn' }
  /** A card that cost nothing has nothing to refund. */
  | { readonly kind: 'nothingPaid' };

/**
 * Until when an order may be withdrawn, the day of the order not counted, and what comes back. `days` is what the
 * product promises.
 */
export function withdrawalState(
  { isWithdrawn, orderedOn, price }: WithdrawalFacts,
  days: number,
  today: LocalDate,
): WithdrawalState {
  if (isWithdrawn) return { kind: 'withdrawn' };
  if (price.amount === 0) return { kind: 'nothingPaid' };
  const until = addDays(orderedOn, days);
  return today <= until ? { kind: 'open', until, refund: price } : { kind: 'tooLate', until };
}
