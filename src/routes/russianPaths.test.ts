import { englishOfRussian } from './russianPaths';

describe('an address of the former Russian site', () => {
  it.each([
    ['/ru', '/en'],
    ['/ru/hotels', '/en/hotels'],
    ['/RU/hotels/helsinki/solo-sarastus/', '/en/hotels/helsinki/solo-sarastus'],
  ])('%s leads to %s', (russian, english) => {
    expect(englishOfRussian(russian)).toBe(english);
  });

  it.each(['/', '/en/hotels', '/russia', '/hotellit/ru'])('is not %s', (path) => {
    expect(englishOfRussian(path)).toBeNull();
  });
});
