import './Button';
import './LineTable';
import { darkByDifference, renderStylesheet, undefinedVariables } from './stylesheet';
import { themeNames, themes } from './themes/themes';

/** What an element of a theme has of a stylesheet: what is said last counts. */
function tokensOf(sheet: string, name: string): ReadonlyMap<string, string> {
  const rules = [...sheet.matchAll(/([^{}]+)\{(--[^{}]*)\}/g)];
  const own = rules.filter(([, selectors = '']) => selectors.split(',').includes(`.${name}`));
  const lines = own.flatMap(([, , body = '']) => body.split(/;(?=--)/));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

describe('renderStylesheet', () => {
  const sheet = renderStylesheet();

  it('is the same each time, whatever was rendered before', () => {
    expect(renderStylesheet()).toBe(sheet);
  });

  it.each(themeNames)('has the theme %s', (name) => {
    const { surface } = themes[name].colors;
    expect(tokensOf(sheet, name).get('--colors-surface')).toBe(surface);
  });

  it.each(themeNames)('has the stand-in of the display face of %s', (name) => {
    const standIn = tokensOf(sheet, name).get('--fonts-displayStandIn') ?? 'none';
    expect(sheet).toContain(`@font-face{font-family:${standIn};src:local(`);
  });

  it('lets no window scroll slowly: a guest who presses meanwhile would hit something else', () => {
    expect(sheet).not.toContain('scroll-behavior');
  });

  it('says of a dark theme only what is other than in its light one', () => {
    const both = '.a{--x:1;--y:url(a;b)}.aDark{--x:2;--y:url(a;b)}';
    expect(darkByDifference(both, 'a', 'aDark')).toBe('.a,.aDark{--x:1;--y:url(a;b)}.aDark{--x:2}');
    expect(() => darkByDifference('.a{--x:1;--z:1}.aDark{--x:2}', 'a', 'aDark')).toThrow('other tokens');
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
