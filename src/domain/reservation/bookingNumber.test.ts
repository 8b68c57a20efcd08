import { readBookingNumber } from './bookingNumber';

describe('a booking number as people type it', () => {
  it.each([
    '519139293',
    ' 519 139 293 ',
    '#519139293',
    '# 519\u00a0139\u2009293',
    '519-139-293',
    '519.139.293',
    '\u200e519139293\u200f',
    '519\u00ad139293\ufe0f',
    '５１９１３９２９３',
    '№ 519139293',
  ])('%j is 519139293', (typed) => expect(readBookingNumber(typed)).toBe('519139293'));

  it('keeps the signs of numbers that are not only digits', () => {
    expect(readBookingNumber(' AB-12 34 ')).toBe('AB-1234');
  });

  it('is nothing where nothing counts', () => {
    expect([readBookingNumber(' # '), readBookingNumber('')]).toEqual(['', '']);
  });
});
