import './Button';
import './LineTable';
import { renderStylesheet, undefinedVariables } from './stylesheet';
import { themeNames } from './themes/themes';

describe('renderStylesheet', () => {
  const sheet = renderStylesheet();

  it('is the same each time, whatever was rendered before', () => {
    expect(renderStylesheet()).toBe(sheet);
  });

  it.each(themeNames)('has the theme %s', (name) => {
    expect(sheet).toMatch(new RegExp(`\\.${name}\\{[^}]*--colors-surface:`));
  });

  it.each(themeNames)('has the stand-in of the display face of %s', (name) => {
    const standIn = new RegExp(`\\.${name}\\{[^}]*--fonts-displayStandIn:("[^"]+")`).exec(sheet)?.[1] ?? 'none';
    expect(sheet).toContain(`@font-face{font-family:${standIn};src:local(`);
  });

  it('lets no window scroll slowly: a guest who presses meanwhile would hit something else', () => {
    expect(sheet).not.toContain('scroll-behavior');
  });

  it('finds a token that no theme defines', () => {
    expect(undefinedVariables('.a{--b:1;top:var(--b);left:var(--c)}')).toEqual(['--c']);
  });

  it('holds the variants that no page may have shown yet', () => {
    // Only the button of a dangerous action and the line of a discount use these.
    expect(sheet).toContain('background-color:var(--colors-dangerHover)');
    expect(sheet).toContain('color:var(--colors-success)');
  });

  it('brings fonts from this site only', () => {
    const sources = [...sheet.matchAll(/url\("?([^")]*)"?\)/g)].map(([, url]) => url);
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((url) => !url?.startsWith('fonts/'))).toEqual([]);
  });
});
