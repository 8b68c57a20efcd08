import { countryName } from './countryName';

describe('the name of a country', () => {
  it('is in the language of the page', () => {
    expect([countryName('FI', 'en'), countryName('FI', 'sv'), countryName('EE', 'fi')]).toEqual([
      'Finland',
      'Finland',
      'Viro',
    ]);
  });

  it.each(['', 'nowhere', '1'])('is the code where there is none: %j', (code) => {
    expect(countryName(code, 'en')).toBe(code);
  });
});
