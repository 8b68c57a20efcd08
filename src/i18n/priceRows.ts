import { extraLabel } from '@/domain/stay/extras';
import type { Money } from '@/domain/money';
import type { ChangedLine, PriceDifference } from '@/domain/price/priceDifference';
import type { PriceSummary, SummaryLine } from '@/domain/price/priceSummary';
import type { VatTotal } from '@/domain/reservation/reservation';
import type { Translator } from './translator';

/** A line of a price as a table shows it; the table's own component is not known here. */
export interface PriceRow {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly amount: string;
  readonly kind?: 'line' | 'discount' | 'subtotal' | 'included';
}

/** Every line of a price in the guest's language. Rooms are numbered when there are several. */
export function priceRows({ rooms }: Pick<PriceSummary, 'rooms'>, { t, format }: Translator): readonly PriceRow[] {
  return rooms.flatMap(({ roomIndex, lines }) =>
    lines.map((line, index) => ({
      id: `${roomIndex}-${index}`,
      label: labelOf(line, t, format),
      detail: rooms.length > 1 ? t('staySummary.room', { number: roomIndex + 1 }) : undefined,
      amount: format.money(line.total),
      kind: line.kind === 'DISCOUNT' ? 'discount' : 'line',
    })),
  );
}

function labelOf(line: SummaryLine, t: Translator['t'], format: Translator['format']): string {
  if (line.kind === 'ROOM') return t('staySummary.price');
  if (line.kind === 'ADJUSTMENT') return t('staySummary.adjustment');
  // Nights are identified by their date, and discounts are not counted.
  if (line.date) return `${format.dayShort(line.date)} · ${line.label}`;
  return line.kind === 'DISCOUNT' ? line.label : extraLabel(line.label, line.quantity);
}

/** The tax inside a price, rate by rate. */
export function vatRows(vat: readonly VatTotal[], { t, format }: Translator): readonly PriceRow[] {
  return vat.map(({ vatRate, tax }) => ({
    id: `vat-${vatRate}`,
    label: t('staySummary.taxIncluded', { rate: format.number(vatRate / 100) }),
    amount: format.money(tax),
    kind: 'included',
  }));
}

/** A change of price as rows: each line that differs as it was and as it is, and the totals. */
export function differenceRows({ before, after, lines, rooms }: PriceDifference, { t, format }: Translator) {
  const arrow = (from: string, to: string) => `${from} → ${to}`;
  const amount = (value: Money | null) => (value ? format.money(value) : '–');
  return {
    lines: lines.map((line, index): PriceRow => ({
      id: String(index),
      label: changedLabel(line, t),
      detail: detailOf(line, rooms, { t, format }),
      amount: arrow(amount(line.before), amount(line.after)),
    })),
    total: { label: t('staySummary.total'), amount: arrow(format.money(before), format.money(after)) },
  };
}

/** Which of several rooms a changed line is of, and which night. */
function detailOf(
  { date, label, roomIndex }: ChangedLine,
  rooms: number,
  { t, format }: Pick<Translator, 'format' | 't'>,
): string | undefined {
  const room = rooms > 1 && label ? [t('staySummary.room', { number: roomIndex + 1 })] : [];
  const parts = [...room, ...(date ? [format.dayShort(date)] : [])];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

function changedLabel({ kind, label, roomIndex }: ChangedLine, t: Translator['t']): string {
  if (kind === 'ADJUSTMENT') return t('staySummary.adjustment');
  return label || t('staySummary.room', { number: roomIndex + 1 });
}
