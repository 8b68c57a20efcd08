import type { LocalDate } from '../localDate';
import type { Money } from '../money';

/** What one room is to pay: the stay, and what the guest bought in the house. */
export interface Invoice {
  readonly id: string;
  /** The room, from 0. */
  readonly roomIndex: number;
  readonly lines: readonly { readonly name: string; readonly date: LocalDate; readonly total: Money }[];
  readonly total: Money;
  readonly paid: Money;
  /** What is left to pay. */
  readonly open: Money;
}
