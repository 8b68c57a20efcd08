import { isAlcohol } from './extras';
import { COMPENSATION_EXTRA_ID, PET_EXTRA_ID } from './limits';
import { parseMoney, sum } from './money';
import type { Money, WireMoney } from './money';

/** A line of a basket or an order, as the APIs tell it: much may be missing. */
export interface LineItem {
  readonly name: string;
  readonly quantity?: number | null;
  /** Some orders count here instead. */
  readonly count?: number | null;
  readonly expectedUnitPrice?: WireMoney | null;
  readonly totalPrice?: { readonly amount?: WireMoney | null } | null;
  readonly categoryIds?: readonly string[] | null;
  readonly extraServiceId?: string | null;
  readonly extraServices?: readonly LineItem[] | null;
}

/** How many: `quantity`, else `count`, else one. */
export function lineQuantity({ quantity, count }: LineItem): number {
  return quantity ?? count ?? 1;
}

/** `Breakfast x 2` */
export function lineLabel(line: LineItem): string {
  return `${line.name} x ${lineQuantity(line)}`;
}

/** What a line costs: its unit price as many times as it is taken. */
export function linePrice(line: LineItem): Money {
  const unit = parseMoney(line.expectedUnitPrice);
  return sum(
    Array.from({ length: Math.max(0, lineQuantity(line)) }, () => unit),
    unit.currency,
  );
}

/** The total an order tells for a line; EUR 0 when it tells none. */
export function lineTotal(line: LineItem): Money {
  return parseMoney(line.totalPrice?.amount);
}

/** Whether a line is alcohol. */
export function isAlcoholLine(line: LineItem): boolean {
  return isAlcohol(line.categoryIds ?? []);
}

const hiddenExtraIds: readonly string[] = [PET_EXTRA_ID, COMPENSATION_EXTRA_ID];

/** The extras of a line that are shown as extras: fees of pets and compensations are told elsewhere. */
export function lineExtras(line: LineItem): readonly LineItem[] {
  return (line.extraServices ?? []).filter(({ extraServiceId }) => !hiddenExtraIds.includes(extraServiceId ?? ''));
}
