import { growthOf, powerOf } from './growth';

const exported = (pages: number, seconds: number) => ({ pages, seconds, most: 0 });

it('is 1 where each further page takes as long as those before, whatever the beginning takes', () => {
  expect(growthOf([exported(1000, 40), exported(10_000, 85), exported(40_000, 235)])).toBeCloseTo(1);
});

it('tells a time that grows faster than the pages', () => {
  expect(growthOf([exported(1000, 40), exported(10_000, 85), exported(40_000, 385)])).toBeCloseTo(2);
});

it('compares to the mean page of the larger export where there are only two', () => {
  expect(growthOf([exported(1000, 10), exported(10_000, 100)])).toBeCloseTo(1);
  expect(growthOf([exported(1000, 55), exported(10_000, 100)])).toBeCloseTo(0.5);
  expect(() => growthOf([exported(1000, 10)])).toThrow('two exports');
});

it('finds by which power of a size a cost grows', () => {
  expect(powerOf({ size: 500, cost: 20 }, { size: 2000, cost: 80 })).toBeCloseTo(1);
  expect(powerOf({ size: 500, cost: 20 }, { size: 2000, cost: 320 })).toBeCloseTo(2);
  expect(powerOf({ size: 500, cost: 20 }, { size: 2000, cost: 50 })).toBeLessThan(1);
});
