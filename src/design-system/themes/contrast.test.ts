import { contrast } from './testContrast';
import type { ThemeColors } from './themeTokens';
import { themeNames, themes } from './themes';

type Pair = readonly [foreground: keyof ThemeColors, backgrounds: readonly (keyof ThemeColors)[]];

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Every text colour on every ground that a component puts it on. */
const textPairs: readonly Pair[] = [
  ['text', [...grounds, 'accentMuted', 'successSurface', 'warningSurface', 'errorSurface', 'infoSurface']],
  ['textMuted', [...grounds, 'accentMuted']],
  ['link', [...grounds, 'accentMuted', 'successSurface', 'warningSurface', 'errorSurface', 'infoSurface']],
  ['linkHover', [...grounds, 'accentMuted']],
  ['accent', grounds],
  ['onAccent', ['accent', 'accentHover', 'accentActive']],
  ['onAccentMuted', ['accentMuted']],
  ['onSpark', ['spark']],
  ['onSurfaceHeader', ['surfaceHeader']],
  ['onHeaderAction', ['headerAction']],
  ['onSurfaceBrand', ['surfaceBrand']],
  ['onSurfaceBrandMuted', ['surfaceBrand']],
  ['price', [...grounds, 'accentMuted']],
  ['success', [...grounds, 'successSurface']],
  ['warning', [...grounds, 'warningSurface']],
  ['error', [...grounds, 'errorSurface']],
  ['info', [...grounds, 'infoSurface']],
  ['onDanger', ['danger', 'dangerHover']],
  ['danger', grounds],
  ['disabledText', ['disabledSurface']],
];

/** What shows where a control is, its state, or the focus. */
const graphicPairs: readonly Pair[] = [
  ['borderStrong', [...grounds, 'accentMuted']],
  ['focus', [...grounds, 'accentMuted', 'successSurface', 'warningSurface', 'errorSurface', 'infoSurface']],
  ['accent', [...grounds, 'accentMuted']],
  ['onSurfaceBrand', ['surfaceBrand']],
  ['onSurfaceHeader', ['surfaceHeader']],
  ['headerAction', ['surfaceHeader']],
  ['sunOnBand', ['surfaceBrand']],
];

function failing(colors: ThemeColors, pairs: readonly Pair[], least: number): string[] {
  return pairs.flatMap(([foreground, backgrounds]) =>
    backgrounds
      .map((background) => ({ background, ratio: contrast(colors[foreground], colors[background]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}`),
  );
}

describe.each(themeNames)('%s', (name) => {
  it('can be read: every text on every ground has 4.5:1 or more', () => {
    expect(failing(themes[name].colors, textPairs, 4.5)).toEqual([]);
  });

  it('shows its controls and the focus: 3:1 or more', () => {
    expect(failing(themes[name].colors, graphicPairs, 3)).toEqual([]);
  });
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
