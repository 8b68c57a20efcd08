import type { EditQuote } from '@/domain/edit/editQuote';
import { money, subtract } from '@/domain/money';
import type { Money } from '@/domain/money';

/** Whether a change makes the stay dearer, and by how much. */
export function priceChange({ difference: { before, after } }: EditQuote): {
  readonly kind: 'dearer' | 'cheaper' | 'same';
  readonly amount: Money;
} {
  const change = subtract(after, before).amount;
  return {
    kind: change > 0 ? 'dearer' : change < 0 ? 'cheaper' : 'same',
    amount: money(Math.abs(change), after.currency),
  };
}
