import { readDate, writeDate } from './writtenDate';

const today = '2026-11-27';

describe('a day in figures', () => {
  it('is written with the marks of a language, and read back', () => {
    expect(['.', '/', ''].map((mark) => writeDate('2026-12-01', mark))).toEqual([
      '1.12.2026',
      '1/12/2026',
      '2026-12-01',
    ]);
    for (const mark of ['.', '/', '']) expect(readDate(writeDate('2027-02-28', mark))).toBe('2027-02-28');
  });

  it.each([
    ['1.12.2026', '2026-12-01'],
    ['01.12.2026', '2026-12-01'],
    ['ti 1.12.2026', '2026-12-01'],
    [' 1. 12. 2026 ', '2026-12-01'],
    ['1-12-2026', '2026-12-01'],
    ['1 12 2026', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['\u200e1.12.2026\u200e', '2026-12-01'],
    ['29.2.2028', '2028-02-29'],
  ])('is read as people write it: %j', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it.each(['', '31.11.2026', '29.2.2027', '12/27/2026', '1.12.', '1.12.26', '1.12.20261', 'tomorrow', '1.2.3.2026'])(
    'is none while its year is missing, and where there is no such day: %j',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );

  it.each([
    ['1.12.', '2026-12-01'],
    ['27/11', '2026-11-27'],
    ['26.11.', '2027-11-26'],
    ['29.2', null],
    ['1.12.26', '2026-12-01'],
    ['12/27', null],
    ['', null],
  ])('gets the next year that has not passed once it is known what day it is: %j', (text, day) => {
    expect(readDate(text, today)).toBe(day);
  });
});
