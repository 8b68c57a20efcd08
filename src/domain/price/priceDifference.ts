import { isSameMoney } from '../money';
import type { Money } from '../money';
import type { PriceSummary, SummaryLine } from './priceSummary';

/** A line that changed: `before` is null when it is new, `after` when it is gone. */
export interface ChangedLine {
  readonly roomIndex: number;
  readonly kind: SummaryLine['kind'];
  readonly label: string;
  readonly date: SummaryLine['date'];
  readonly before: Money | null;
  readonly after: Money | null;
}

export interface PriceDifference {
  readonly before: Money;
  readonly after: Money;
  /** How many rooms the price is of. */
  readonly rooms: number;
  /** Changed lines in the order of the new summary, then those that are gone. */
  readonly lines: readonly ChangedLine[];
}

interface KeyedLine {
  readonly key: string;
  readonly roomIndex: number;
  readonly line: SummaryLine;
}

/** Lines with a key that finds the same line in another summary; equal lines are numbered in their order. */
function keyed(summary: PriceSummary): readonly KeyedLine[] {
  const seen = new Map<string, number>();
  return summary.rooms.flatMap(({ roomIndex, lines }) =>
    lines.map((line) => {
      // The label of a night may name its rate; the night is the same one when the rate's name changes.
      const name = line.kind === 'NIGHT' && line.date !== null ? '' : line.label;
      const same = JSON.stringify([roomIndex, line.kind, line.date, name]);
      const nth = seen.get(same) ?? 0;
      seen.set(same, nth + 1);
      return { key: `${same}#${nth}`, roomIndex, line };
    }),
  );
}

/** The old and the new price of a booking, and the lines that differ. */
export function priceDifference(before: PriceSummary, after: PriceSummary): PriceDifference {
  const old = new Map(keyed(before).map((each) => [each.key, each]));
  const changed: ChangedLine[] = [];
  const addChange = ({ roomIndex, line }: KeyedLine, was: Money | null, is: Money | null): void => {
    changed.push({ roomIndex, kind: line.kind, label: line.label, date: line.date, before: was, after: is });
  };
  for (const each of keyed(after)) {
    const was = old.get(each.key);
    old.delete(each.key);
    if (was === undefined) addChange(each, null, each.line.total);
    else if (!isSameMoney(was.line.total, each.line.total)) addChange(each, was.line.total, each.line.total);
  }
  for (const each of old.values()) addChange(each, each.line.total, null);
  const rooms = Math.max(before.rooms.length, after.rooms.length);
  return { before: before.total, after: after.total, rooms, lines: changed };
}
