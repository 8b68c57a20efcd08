import { countriesIn } from '../../contracts/v1/countries';
import { readPhone } from './readPhone';

describe('readPhone', () => {
  it.each([
    ['+358', '040 123 4567', '401234567'],
    ['+358', '40-123 4567', '401234567'],
    ['+358', '(09) 123 4567', '91234567'],
    ['+358', '040.123.4567', '401234567'],
    ['+358', '+358 40 123 4567', '401234567'],
    ['+358', '00358401234567', '401234567'],
    ['+35818', '+358 18 12345', '12345'],
    ['+46', '070-123 45 67', '701234567'],
    ['+39', '06 1234 5678', '0612345678'],
    ['+1', '(212) 555-0123', '2125550123'],
    ['+372', '5123 4567', '51234567'],
    ['+35818', '12345', '12345'],
  ])('reads %s %s as %s', (prefix, typed, national) => {
    expect(readPhone(prefix, typed)).toEqual({ prefix, number: national });
  });

  it.each([
    ['+358', '+46 70-123 45 67', '+46', '701234567'],
    ['+46', '00358 40 123 4567', '+358', '401234567'],
    ['+35818', '+358 40 123 4567', '+358', '401234567'],
  ])('takes the prefix from a whole number: %s %s', (chosen, typed, prefix, number) => {
    expect(readPhone(chosen, typed)).toEqual({ prefix, number });
  });

  it.each([
    ['+358', '12'],
    ['+358', '+358 12'],
    ['+358', '+999 401234567'],
    ['+358', '1234567890123456'],
    ['+46', '0'],
    ['+999', '401234567'],
    ['+358', ''],
  ])('rejects %s %s', (prefix, typed) => {
    expect(readPhone(prefix, typed)).toBeNull();
  });
});

it('finds numbers by the prefix of each country, also where several share a calling code', () => {
  const prefixOf = (code: string) => countriesIn('en').find((country) => country.code === code)?.phonePrefix ?? '';
  expect(readPhone(prefixOf('JM'), '210 1234')?.number).toBe('2101234');
  expect(readPhone(prefixOf('AX'), '12345')?.number).toBe('12345');
  expect(readPhone(prefixOf('US'), '201 555 0123')?.number).toBe('2015550123');
});
