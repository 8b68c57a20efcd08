import { money } from '@/domain/money';
import { MalformedError } from './readLeaf';
import { isNightly, wholeStayPrice } from './stayFacts';

const stay = { startDate: '2026-12-01', endDate: '2026-12-04', timeZone: 'Europe/Helsinki' };

describe('the price of an offer', () => {
  it.each([
    ['PER_NIGHT', 30000],
    ['PER_DAY', 30000],
    ['PER_STAY', 10000],
    ['PER_WHOLE_STAY', 10000],
  ])('is for the whole stay of three nights (%s)', (priceType, amount) => {
    expect(wholeStayPrice(priceType, money(10000), stay)).toEqual(money(amount));
  });

  it('is not guessed from an unknown unit', () => {
    expect(() => wholeStayPrice('PER_GUEST', money(10000), stay)).toThrow(MalformedError);
  });
});

describe('a price', () => {
  it.each([
    ['PER_NIGHT', true],
    ['PER_DAY', true],
    ['PER_STAY', false],
    ['PER_GUEST', false],
    [undefined, false],
  ])('grows with the nights, or not: %s', (unit, grows) => {
    expect(isNightly(unit)).toBe(grows);
  });
});
