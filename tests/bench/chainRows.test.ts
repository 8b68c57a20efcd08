import { chainRows } from './chainRows';
import { lineOf } from './rows';

const costs = (first: number, all = first * 2) => [{ first, all, blocked: 100, memory: 20 }];
const limit = { painted: 450, power: 1.1 };

const lines = (sizes: Parameters<typeof chainRows>[0]) =>
  chainRows(sizes, limit).map((each) => lineOf(each).replaceAll(/ +/g, ' '));

it('gives the figures of each size, with limits for the middle one', () => {
  expect(
    lines([
      { hotels: 26, costs: costs(40) },
      { hotels: 500, costs: [...costs(460), ...costs(440), ...costs(445)] },
    ]),
  ).toEqual([
    '✓ results, 26 hotels: first card painted, x4 40 ms',
    '✓ results, 26 hotels: last card painted, x4 80 ms',
    '✓ results, 26 hotels: blocked, x4 100 ms',
    '✓ results, 26 hotels: memory of scripts, x4 20 MiB',
    '✓ results, 500 hotels: first card painted, x4 445 of 450 ms',
    '✗ results, 500 hotels: last card painted, x4 890 of 450 ms',
    '✓ results, 500 hotels: blocked, x4 100 ms',
    '✓ results, 500 hotels: memory of scripts, x4 20 MiB',
  ]);
});

it('falls short where a figure grows faster than the hotels', () => {
  const grown = lines([
    { hotels: 500, costs: costs(100, 200) },
    { hotels: 2000, costs: costs(400, 3200) },
  ]).slice(8);
  expect(grown).toEqual([
    '✓ first card painted, from 500 to 2000 hotels, x4 1 of 1.1 power of the number of hotels',
    '✗ last card painted, from 500 to 2000 hotels, x4 2 of 1.1 power of the number of hotels',
    '✓ blocked, from 500 to 2000 hotels, x4 0 of 1.1 power of the number of hotels',
    '✓ memory of scripts, from 500 to 2000 hotels, x4 0 of 1.1 power of the number of hotels',
  ]);
});
