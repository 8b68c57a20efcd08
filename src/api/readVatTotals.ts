import type { WireMoney } from '@/domain/money';
import type { VatTotal } from '@/domain/reservation/reservation';
import { readAmount } from './readAmount';
import { readEach, readOr } from './readEach';
import { readNumber } from './readLeaf';
import type { Maybe } from './readLeaf';

interface AnsweredVat {
  readonly vatRate: number;
  readonly gross: WireMoney;
  readonly tax: WireMoney;
}

/** The tax of a booking by rate; empty where the API was not asked for it. */
export function readVatTotals(totals: Maybe<readonly AnsweredVat[]>): readonly VatTotal[] {
  return readOr([], () =>
    readEach(totals ?? [], ({ vatRate, gross, tax }) => ({
      vatRate: readNumber(vatRate),
      gross: readAmount(gross),
      tax: readAmount(tax),
    })),
  );
}
