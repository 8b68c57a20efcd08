import { examplePostcode, hasPostcodes, isPostcode, readPostcode } from './postcode';

describe('a postcode', () => {
  it.each([
    ['FI', '40100', '40100'],
    ['FI', '40 100', '40100'],
    ['FI', ' fi-40100 ', '40100'],
    ['AX', 'AX-22100', '22100'],
    ['SE', 'SE-111 20', '11120'],
    ['SE', 'S-111 20', 'S-111 20'],
    ['LV', 'LV-1050', '1050'],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['NL', '1011 ab', '1011 AB'],
    ['US', '10001-1234', '100011234'],
    ['IE', 'D02 X285', 'D02 X285'],
  ])('of %s is understood as people write it: %s', (country, typed, read) => {
    expect(readPostcode(typed, country)).toBe(read);
  });

  it.each([
    ['FI', '4010'],
    ['FI', 'ABCDE'],
    ['GB', '40100'],
    ['NL', '1011'],
    ['IE', '<D02>'],
  ])('of %s is not %s', (country, typed) => {
    expect(isPostcode(readPostcode(typed, country), country)).toBe(false);
  });

  it('is not asked for where there are none', () => {
    expect(['FI', 'HK', 'AE', 'SE'].filter(hasPostcodes)).toEqual(['FI', 'SE']);
  });

  it.each([
    'AT',
    'AU',
    'AX',
    'BE',
    'CA',
    'CH',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GB',
    'IT',
    'JP',
    'LT',
    'LV',
    'NL',
    'NO',
    'PL',
    'RU',
    'SE',
    'US',
  ])('has an example of its own for %s', (country) => {
    const example = examplePostcode(country) ?? '';
    expect(isPostcode(readPostcode(example, country), country)).toBe(true);
  });
});
