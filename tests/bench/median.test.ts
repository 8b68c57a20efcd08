import { interleave, median, percentile, rounded } from './median';

describe('a percentile of measurements', () => {
  it('is the value that 95 of 100 do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([percentile(values, 0.95), percentile(values, 1), percentile(values, 0)]).toEqual([95, 100, 1]);
  });

  it('is a value that was measured, also of few', () => {
    expect(percentile([30, 10, 20], 0.95)).toBe(30);
  });

  it('is not invented where nothing was measured', () => {
    expect(() => percentile([], 0.95)).toThrow('nothing');
  });
});

describe('the median of measurements', () => {
  it('is not moved by one slow run', () => {
    expect(median([12, 900, 11, 10, 13])).toBe(12);
  });

  it('is a value that was measured', () => {
    expect(median([4, 1, 3, 2])).toBe(3);
  });

  it('sorts by value, not by text', () => {
    expect(median([9, 10, 100])).toBe(10);
  });

  it('is not invented where nothing was measured', () => {
    expect(() => median([])).toThrow('nothing');
  });
});

it('measures everything in each round, and keeps the results of each thing together', async () => {
  const order: string[] = [];
  const results = await interleave(['home', 'hotel'], 3, async (page, round) => {
    order.push(page);
    return `${page} ${round}`;
  });
  expect(order).toEqual(['home', 'hotel', 'home', 'hotel', 'home', 'hotel']);
  expect(results.get('hotel')).toEqual(['hotel 0', 'hotel 1', 'hotel 2']);
});

it('does what each round needs around it', async () => {
  const order: string[] = [];
  const measure = async (page: string) => void order.push(page);
  await interleave(['home', 'hotel'], 2, measure, async (work) => {
    order.push('open');
    await work();
    order.push('close');
  });
  expect(order).toEqual(['open', 'home', 'hotel', 'close', 'open', 'home', 'hotel', 'close']);
});

it('rounds to decimals', () => {
  expect([rounded(1.2345, 2), rounded(99.6)]).toEqual([1.23, 100]);
});
