import { crowdRows } from './measureHarness';

const times = { search: [10, 20, 30], book: [40], pay: [50], complete: [60] };

it('says the median and the 95th percentile of each call', () => {
  const rows = crowdRows({ times, failures: [] }, 3);
  expect(rows.map(({ what, measured, ok }) => [what, measured, ok])).toEqual([
    ['search, median', 20, true],
    ['search, 95 of 100 within', 30, true],
    ['book, median', 40, true],
    ['book, 95 of 100 within', 40, true],
    ['pay, median', 50, true],
    ['pay, 95 of 100 within', 50, true],
    ['complete, median', 60, true],
    ['complete, 95 of 100 within', 60, true],
    ['without their stay', 0, true],
  ]);
});

it('falls short of one guest without a stay, and says why once', () => {
  const rows = crowdRows({ times, failures: ['Error: PRICE', 'Error: PRICE'] }, 3);
  expect(rows.at(-1)).toMatchObject({ measured: 2, ok: false, note: 'Error: PRICE' });
});

it('falls short of a call that nobody made', () => {
  const rows = crowdRows({ times: { ...times, pay: [] }, failures: [] }, 3);
  expect(rows.filter(({ ok }) => !ok).map(({ what }) => what)).toEqual(['pay']);
});
