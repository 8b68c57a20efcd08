import { brands } from '@/domain/content/hotel';
import { themeFor, themeNames } from './brands';

describe('themeFor', () => {
  it('gives pages of the chain the chain’s own theme', () => {
    expect(themeFor(null, 'light')).toBe('sarastusOriginal');
    expect(themeFor(null, 'dark')).toBe('sarastusOriginalDark');
  });

  it('gives the generic brand the dark theme of the chain', () => {
    expect(themeFor('custom', 'light')).toBe('custom');
    expect(themeFor('custom', 'dark')).toBe('sarastusOriginalDark');
  });

  it('uses each of the nine themes', () => {
    const used = new Set(brands.flatMap((brand) => [themeFor(brand, 'light'), themeFor(brand, 'dark')]));
    expect([...used].sort()).toEqual([...themeNames].sort());
    expect(themeNames).toHaveLength(9);
  });
});
