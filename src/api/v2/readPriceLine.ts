import { graphql, readInlineData } from 'relay-runtime';
import type { PriceLine, PriceLineKind } from '@/domain/offer';
import { knownOr } from './known';
import { readMoney } from './readMoney';
import type { readPriceLine_line$key } from './__generated__/readPriceLine_line.graphql';

const kinds: readonly PriceLineKind[] = ['CHILD', 'DISCOUNT', 'EXTRA_SERVICE', 'NIGHT', 'PET', 'TRAVEL_COT'];

/** One line of a price. A kind from the future counts as an extra: it is shown by its label, and its total counts. */
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
    kind: knownOr(line.kind, kinds, 'EXTRA_SERVICE'),
    label: line.label,
    quantity: line.quantity,
    unitPrice: readMoney(line.unitPrice),
    total: readMoney(line.total),
    date: line.date ?? null,
    vatRate: line.vatRate,
  };
}
