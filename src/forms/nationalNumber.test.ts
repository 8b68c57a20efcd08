import { countriesIn } from '../../contracts/v1/countries';
import { nationalNumber } from './nationalNumber';

describe('nationalNumber', () => {
  it.each([
    ['+358', '040 123 4567', '401234567'],
    ['+358', '40-123 4567', '401234567'],
    ['+358', '(09) 123 4567', '91234567'],
    ['+46', '070-123 45 67', '701234567'],
    ['+39', '06 1234 5678', '0612345678'],
    ['+1', '(212) 555-0123', '2125550123'],
    ['+372', '5123 4567', '51234567'],
    ['+35818', '12345', '12345'],
  ])('reads %s %s as %s', (prefix, typed, national) => {
    expect(nationalNumber(prefix, typed)).toBe(national);
  });

  it.each([
    ['+358', '12'],
    ['+358', '1234567890123456'],
    ['+46', '0'],
    ['+999', '401234567'],
    ['+358', ''],
  ])('rejects %s %s', (prefix, typed) => {
    expect(nationalNumber(prefix, typed)).toBeNull();
  });
});

it('finds numbers by the prefix of each country, also where several share a calling code', () => {
  const prefixOf = (code: string) => countriesIn('en').find((country) => country.code === code)?.phonePrefix ?? '';
  expect(nationalNumber(prefixOf('JM'), '210 1234')).toBe('2101234');
  expect(nationalNumber(prefixOf('AX'), '12345')).toBe('12345');
  expect(nationalNumber(prefixOf('US'), '201 555 0123')).toBe('2015550123');
});
