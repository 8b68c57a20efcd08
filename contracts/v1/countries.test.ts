import { countriesIn } from './countries';

describe('the countries', () => {
  it('are all there, each by its name in the language', () => {
    const finnish = countriesIn('fi');
    expect(finnish.length).toBeGreaterThan(240);
    const nameOf = (code: string) => finnish.find((country) => country.code === code)?.name;
    expect(['FI', 'SE', 'BR', 'NG', 'TH'].map(nameOf)).toEqual(['Suomi', 'Ruotsi', 'Brasilia', 'Nigeria', 'Thaimaa']);
    expect(finnish.filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('share a prefix with few others', () => {
    const prefixes = countriesIn('en').map(({ phonePrefix }) => phonePrefix);
    const most = Math.max(...prefixes.map((prefix) => prefixes.filter((each) => each === prefix).length));
    expect(most).toBeLessThanOrEqual(4);
  });
});
