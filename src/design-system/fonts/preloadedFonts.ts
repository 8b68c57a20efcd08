import type { ThemeName } from '../themes/themes';
import { fontFileName, textFontFile } from './fontFaces';

const display: Readonly<Record<ThemeName, string>> = {
  sarastusOriginal: 'fraunces',
  sarastusOriginalDark: 'fraunces',
  break: 'familjen-grotesk',
  breakDark: 'familjen-grotesk',
  solo: 'playfair-display',
  soloDark: 'playfair-display',
  heymo: 'bricolage-grotesque',
  heymoDark: 'bricolage-grotesque',
  custom: 'hanken-grotesk',
};

/** The two files that the first view in a theme needs: fetched at once, so that text does not change its face. */
export function preloadedFonts(theme: ThemeName): readonly string[] {
  return [textFontFile, fontFileName({ name: display[theme] }, 'latin', 'normal')];
}
