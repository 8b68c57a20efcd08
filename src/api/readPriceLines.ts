import type { WireMoney } from '@/domain/money';
import { parsePriceLineKind } from '@/domain/stay/roomOffer';
import type { PriceLine } from '@/domain/stay/roomOffer';
import { readAmount } from './readAmount';
import { readOptional } from './readEach';
import { readCount, readNumber, readText } from './readLeaf';
import type { Maybe } from './readLeaf';
import { readDate } from './readTime';

interface AnsweredLine {
  readonly kind: string;
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: WireMoney;
  readonly total: WireMoney;
  readonly date?: string | null;
  readonly vatRate: number;
}

/** One line of a price. An unknown kind counts as an extra: it is shown by its label, and its total counts. */
const readPriceLine = (line: AnsweredLine): PriceLine => ({
  kind: parsePriceLineKind(line.kind),
  label: readText(line.label),
  quantity: readCount(line.quantity),
  unitPrice: readAmount(line.unitPrice),
  total: readAmount(line.total),
  date: readOptional(line.date, readDate),
  vatRate: readNumber(line.vatRate),
});

/** The lines of a price: all or none, since they must add up to it. */
export function readPriceLines(lines: Maybe<readonly AnsweredLine[]>): readonly PriceLine[] {
  return readOptional(lines, (all) => all.map(readPriceLine)) ?? [];
}
