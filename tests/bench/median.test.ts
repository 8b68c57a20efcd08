import { interleave, median, rounded } from './median';

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
