import type { PricedExtra } from '../stay/extras';
import { extraTotal } from '../stay/extras';
import type { LocalDate } from '../localDate';
import { add, money, sum } from '../money';
import type { Currency, Money } from '../money';
import type { PriceLineKind, RoomOffer } from '../stay/roomOffer';
import type { VatTotal } from '../reservation/reservation';

/**
 * One line of a summary. `ROOM` is the whole room in one line, where the API sends no nights; `ADJUSTMENT` is the rest of
 * a total that its lines do not add up to.
 */
export interface SummaryLine {
  readonly kind: PriceLineKind | 'ADJUSTMENT' | 'ROOM';
  /** In the language of the API; empty for `ADJUSTMENT` and `ROOM`. */
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly date: LocalDate | null;
  /** Hundredths of a per cent, included in `total`; null when it is not known. */
  readonly vatRate: number | null;
}

export interface RoomSummary {
  /** From 0. */
  readonly roomIndex: number;
  readonly lines: readonly SummaryLine[];
  readonly total: Money;
}

export interface PriceSummary {
  readonly rooms: readonly RoomSummary[];
  /** The sum of all lines. In points when the rooms are; extras paid in money are then in `otherTotals`. */
  readonly total: Money;
  /** Totals in other currencies: euros for extras of a stay that is paid with points. */
  readonly otherTotals: readonly Money[];
  /** The tax in the total by rate; empty when the rate of a line is not known, since part of the tax would be missing. */
  readonly vat: readonly VatTotal[];
}

export interface PricedRoom {
  readonly offer: RoomOffer;
  readonly extras: readonly PricedExtra[];
}

/** The tax in a gross amount at a rate in hundredths of a per cent, half a cent rounded up. */
export function taxIn(gross: Money, vatRate: number): Money {
  const exact = (Math.abs(gross.amount) * vatRate) / (10_000 + vatRate);
  return money(Math.sign(gross.amount) * Math.round(exact), gross.currency);
}

function offerLines(offer: RoomOffer): readonly SummaryLine[] {
  const { lines, price } = offer;
  const sumOfLines = lines.every((line) => line.total.currency === price.currency)
    ? lines.reduce((total, line) => total + line.total.amount, 0)
    : null;
  if (lines.length > 0 && sumOfLines === price.amount) return lines;
  // Lines that do not add up would make the guest doubt the total, which is what will be paid.
  return [{ kind: 'ROOM', label: '', quantity: 1, unitPrice: price, total: price, date: null, vatRate: null }];
}

const extraLine = (extra: PricedExtra): SummaryLine => ({
  kind: 'EXTRA_SERVICE',
  label: extra.name,
  quantity: extra.quantity,
  unitPrice: extra.expectedUnitPrice,
  total: extraTotal(extra),
  date: null,
  vatRate: extra.vatRate ?? null,
});

const totalIn = (lines: readonly SummaryLine[], currency: Currency): Money =>
  sum(
    lines.map((line) => line.total).filter((total) => total.currency === currency),
    currency,
  );

function vatOf(lines: readonly SummaryLine[], currency: Currency): readonly VatTotal[] {
  // Points have no tax.
  if (currency === 'S_POINT') return [];
  const counted = lines.filter((line) => line.total.currency === currency);
  const grossByRate = new Map<number, Money>();
  for (const { vatRate, total } of counted) {
    if (vatRate === null) return [];
    grossByRate.set(vatRate, add(grossByRate.get(vatRate) ?? money(0, currency), total));
  }
  return [...grossByRate]
    .sort(([a], [b]) => a - b)
    .map(([vatRate, gross]) => ({ vatRate, gross, tax: taxIn(gross, vatRate) }));
}

/** What the rooms and their extras cost, line by line. The lines of a currency always add up to its total. */
export function summarise(rooms: readonly PricedRoom[]): PriceSummary {
  const currency = rooms[0]?.offer.price.currency ?? 'EUR';
  const summaries = rooms.map(({ offer, extras }, roomIndex): RoomSummary => {
    const lines = [...offerLines(offer), ...extras.map(extraLine)];
    return { roomIndex, lines, total: totalIn(lines, currency) };
  });
  const lines = summaries.flatMap((room) => room.lines);
  const others = [...new Set(lines.map((line) => line.total.currency))].filter((each) => each !== currency);
  return {
    rooms: summaries,
    total: totalIn(lines, currency),
    otherTotals: others.map((each) => totalIn(lines, each)),
    vat: vatOf(lines, currency),
  };
}

/** The summary with one more line, so that it adds up to the total that was agreed. */
export function withAgreedTotal(summary: PriceSummary, agreed: Money): PriceSummary {
  const last = summary.rooms[summary.rooms.length - 1];
  if (!last || agreed.currency !== summary.total.currency || agreed.amount === summary.total.amount) return summary;
  const rest = money(agreed.amount - summary.total.amount, agreed.currency);
  const line: SummaryLine = {
    kind: 'ADJUSTMENT',
    label: '',
    quantity: 1,
    unitPrice: rest,
    total: rest,
    date: null,
    vatRate: null,
  };
  const adjusted = { ...last, lines: [...last.lines, line], total: add(last.total, rest) };
  // The tax in the rest is not known, and a part of the tax would be wrong.
  return { ...summary, rooms: [...summary.rooms.slice(0, -1), adjusted], total: agreed, vat: [] };
}
