import { graphql, readInlineData } from 'relay-runtime';
import { parsePriceLineKind } from '@/domain/roomOffer';
import type { PriceLine } from '@/domain/roomOffer';
import { readOptional } from '../readEach';
import { readCount, readNumber, readText } from '../readLeaf';
import { readDate } from '../readTime';
import { readMoney } from './readMoney';
import type { readPriceLine_line$key } from './__generated__/readPriceLine_line.graphql';

/** One line of a price. An unknown kind counts as an extra: it is shown by its label, and its total counts. */
export function readPriceLine(ref: readPriceLine_line$key): PriceLine {
  const line = readInlineData<readPriceLine_line$key>(
    graphql`
      fragment readPriceLine_line on PriceLine @inline {
        kind
        label
        quantity
        unitPrice {
          ...readMoney_money
        }
        total {
          ...readMoney_money
        }
        date
        vatRate
      }
    `,
    ref,
  );
  return {
    kind: parsePriceLineKind(line.kind),
    label: readText(line.label),
    quantity: readCount(line.quantity),
    unitPrice: readMoney(line.unitPrice),
    total: readMoney(line.total),
    date: readOptional(line.date, readDate),
    vatRate: readNumber(line.vatRate),
  };
}

/** The lines of a price: all or none, since they must add up to it. */
export function readPriceLines(refs: readonly readPriceLine_line$key[] | null | undefined): readonly PriceLine[] {
  return readOptional(refs, (lines) => lines.map(readPriceLine)) ?? [];
}
