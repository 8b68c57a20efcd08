import { pageNumbers } from './pageNumbers';

const shown = (current: number, total: number) =>
  pageNumbers(current, total)
    .map((page) => page ?? '…')
    .join(' ');

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 4, '1 2 3 4'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
  ])('on page %i of %i shows %s', (current, total, expected) => {
    expect(shown(current, total)).toBe(expected);
  });
});
