import { money, sum } from '../money';
import type { PriceLine } from './roomOffer';
import { aNight, anOffer } from './testOffers';
import { withTravelCots } from './travelCots';

const cots = (quantity: number, unit: number): PriceLine => ({
  kind: 'TRAVEL_COT',
  label: 'Travel cot',
  quantity,
  unitPrice: money(unit),
  total: money(unit * quantity),
  date: null,
  vatRate: 1400,
});
const offer = (line: PriceLine) =>
  anOffer({ price: money(10000 + line.total.amount), lines: [aNight('2026-12-01', 10000), line] });

describe('an offer with the cots that the guest wants', () => {
  it('is as it was when they want one for each baby', () => {
    const asked = offer(cots(2, 500));
    expect(withTravelCots(asked, 2)).toBe(asked);
    expect(withTravelCots(anOffer(), 0)).toEqual(anOffer());
  });

  it.each([
    [1, 10500, 2],
    [0, 10000, 1],
  ])('costs less with %d of two, and its lines still add up', (wanted, amount, lines) => {
    const after = withTravelCots(offer(cots(2, 500)), wanted);
    expect(after.price).toEqual(money(amount));
    expect(after.lines).toHaveLength(lines);
    expect(sum(after.lines.map(({ total }) => total))).toEqual(after.price);
  });

  it('has no line for cots that are not wanted, also when they are free', () => {
    expect(withTravelCots(offer(cots(1, 0)), 0).lines.map(({ kind }) => kind)).toEqual(['NIGHT']);
  });
});
