import fc from 'fast-check';
import { add, byPrice, money, NO_MONEY, parseCurrency, parseMoney, subtract, sum, times, toDecimal } from './money';

describe('parseMoney', () => {
  it.each([
    ['120.5', 12050],
    [120.5, 12050],
    ['120', 12000],
    ['0.05', 5],
    ['-3.1', -310],
    [' 7.00 ', 700],
    ['1.005', 101],
    ['-1.005', -101],
    ['0.995', 100],
    [19.99, 1999],
    [1e-7, 0],
  ])('reads %j as %i hundredths', (value, amount) => {
    expect(parseMoney({ value, currency: 'EUR' })).toEqual({ amount, currency: 'EUR' });
  });

  it('takes a missing currency for euros and a missing amount for EUR 0', () => {
    expect(parseMoney({ value: '5' })).toEqual(money(500, 'EUR'));
    expect(parseMoney({ value: 5, currency: null })).toEqual(money(500, 'EUR'));
    expect(parseMoney({ currency: 'S_POINT' })).toEqual(NO_MONEY);
    expect(parseMoney(null)).toEqual(NO_MONEY);
    expect(parseMoney(undefined)).toEqual(NO_MONEY);
  });

  it.each(['', 'abc', '1,50', '1.', '.5', '0x10', 'NaN', 'Infinity', '1 000'])('refuses %j', (value) => {
    expect(() => parseMoney({ value })).toThrow(RangeError);
  });

  it('knows points under each of their names and refuses other currencies', () => {
    expect(['S_POINT', 'SPOINT', 'SPoint'].map(parseCurrency)).toEqual(['S_POINT', 'S_POINT', 'S_POINT']);
    expect(() => parseCurrency('USD')).toThrow(RangeError);
    expect(() => parseCurrency('constructor')).toThrow(RangeError);
  });

  it('reads back what toDecimal wrote, as string and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const text = toDecimal(money(amount));
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(parseMoney({ value: text }).amount).toBe(money(amount).amount);
        expect(parseMoney({ value: Number(text) }).amount).toBe(money(amount).amount);
      }),
    );
  });
});

describe('counting', () => {
  it('never mixes euros with points', () => {
    expect(() => add(money(1), money(1, 'S_POINT'))).toThrow(TypeError);
    expect(() => subtract(money(1), money(1, 'RUB'))).toThrow(TypeError);
    expect(() => sum([money(1), money(1, 'S_POINT')])).toThrow(TypeError);
  });

  it('adds, subtracts and multiplies whole cents', () => {
    expect(add(money(10), money(20))).toEqual(money(30));
    expect(subtract(money(10), money(25))).toEqual(money(-15));
    expect(times(money(1999), 3)).toEqual(money(5997));
    expect(times(money(0), -1)).toEqual(NO_MONEY);
    expect(sum([])).toEqual(NO_MONEY);
    expect(sum([], 'S_POINT')).toEqual(money(0, 'S_POINT'));
    expect(sum([money(5, 'RUB'), money(6, 'RUB')])).toEqual(money(11, 'RUB'));
  });

  it('refuses fractions of a cent', () => {
    expect(() => money(0.5)).toThrow(RangeError);
    expect(() => times(money(1), 0.5)).toThrow(RangeError);
  });

  it('sorts the cheapest first, and money before points', () => {
    const sorted = [money(100, 'S_POINT'), money(300), money(200)].sort(byPrice);
    expect(sorted).toEqual([money(200), money(300), money(100, 'S_POINT')]);
  });
});
