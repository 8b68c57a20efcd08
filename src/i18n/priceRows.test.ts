import { money } from '@/domain/money';
import { priceDifference } from '@/domain/price/priceDifference';
import { summarise } from '@/domain/price/priceSummary';
import { aNight, anOffer } from '@/domain/stay/testOffers';
import { differenceRows } from './priceRows';
import { loadAllMessages } from './testMessages';
import { createTranslator } from './translator';

const english = createTranslator('en', loadAllMessages('en'));
const stay = (...nights: readonly number[]) =>
  summarise(
    nights.map((amount) => ({
      offer: anOffer({ price: money(amount), lines: [aNight('2026-12-04', amount)] }),
      extras: [],
    })),
  );
const details = (before: readonly number[], after: readonly number[]) =>
  differenceRows(priceDifference(stay(...before), stay(...after)), english).lines.map(({ detail }) => detail);

describe('the rows of a changed price', () => {
  it('say which room they are of, where there are several', () => {
    expect(details([10000, 10000], [10000, 12000])).toEqual(['Room 2\u00a0· Fri 4 Dec']);
    expect(details([10000, 10000], [12000, 10000])).toEqual(['Room 1\u00a0· Fri 4 Dec']);
    expect(details([10000], [12000])).toEqual(['Fri 4 Dec']);
  });
});
