import type { CardTransaction, TransactionFilter } from '@/domain/card/loyaltyCard';
import type { Money } from '@/domain/money';

/** What happened with a card, of one kind, as far as it has loaded. */
export interface Transactions {
  readonly filter: TransactionFilter;
  readonly onFilter: (filter: TransactionFilter) => void;
  /** Null before the first page has loaded. */
  readonly items: readonly CardTransaction[] | null;
  /** Of every page; null before the first has loaded. */
  readonly totals: { readonly count: number; readonly spent: Money; readonly points: number } | null;
  readonly phase: 'asking' | 'failed' | 'resting';
  /** Asks for the next page, or again for one that failed; null when there is none. */
  readonly showMore: (() => void) | null;
}
