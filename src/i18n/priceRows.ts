import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { extraLabel } from '@/domain/stay/extras';
import type { Money } from '@/domain/money';
import type { ChangedLine, PriceDifference } from '@/domain/price/priceDifference';
import type { PriceSummary, SummaryLine } from '@/domain/price/priceSummary';
import type { VatTotal } from '@/domain/reservation/reservation';
import type { Translator } from './translator';
import { dotted } from './dotted';

/** A line of a price as a table shows it; the table's own component is not known here. */
export interface PriceRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: string;
  readonly amount: string;
  readonly kind?: 'line' | 'discount' | 'subtotal' | 'included';
}

/** Every line of a price in the guest's language. Rooms are numbered when there are several. */
export function priceRows({ rooms }: Pick<PriceSummary, 'rooms'>, translator: Translator): readonly PriceRow[] {
  const { t, format } = translator;
  return rooms.flatMap(({ roomIndex, lines }) =>
    lines.map((line, index) => ({
      id: `${roomIndex}-${index}`,
      label: labelOf(line, translator),
      detail: rooms.length > 1 ? t('staySummary.room', { number: roomIndex + 1 }) : undefined,
      amount: format.money(line.total),
      kind: line.kind === 'DISCOUNT' ? 'discount' : 'line',
    })),
  );
}

function labelOf(line: SummaryLine, { t, format, contentLang }: Translator): ReactNode {
  if (line.kind === 'ROOM') return t('staySummary.price');
  if (line.kind === 'ADJUSTMENT') return t('staySummary.adjustment');
  // Nights are identified by their date, and discounts are not counted.
  const day = line.date ? `${format.dayShort(line.date)} · ` : '';
  const label = day || line.kind === 'DISCOUNT' ? line.label : extraLabel(line.label, line.quantity);
  return ofContent(label, contentLang, day);
}

/** A text of the API, marked where it is in another language than the page, after what this site says before it. */
const ofContent = (text: string, lang: Translator['contentLang'], before = ''): ReactNode =>
  lang === undefined
    ? `${before}${text}`
    : createElement(Fragment, null, before, createElement('span', { lang }, text));

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
export function differenceRows({ before, after, lines, rooms }: PriceDifference, translator: Translator) {
  const { t, format } = translator;
  const arrow = (from: string, to: string) => `${from} → ${to}`;
  const amount = (value: Money | null) => (value ? format.money(value) : '–');
  return {
    lines: lines.map((line, index): PriceRow => ({
      id: String(index),
      label: changedLabel(line, translator),
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
  return parts.length > 0 ? dotted(parts) : undefined;
}

function changedLabel({ kind, label, roomIndex }: ChangedLine, { t, contentLang }: Translator): ReactNode {
  if (kind === 'ADJUSTMENT') return t('staySummary.adjustment');
  return label ? ofContent(label, contentLang) : t('staySummary.room', { number: roomIndex + 1 });
}
