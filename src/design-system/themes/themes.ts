import { breakTheme } from './break';
import { breakDark } from './breakDark';
import { custom } from './custom';
import { heymo } from './heymo';
import { heymoDark } from './heymoDark';
import { sarastusOriginal } from './sarastusOriginal';
import { sarastusOriginalDark } from './sarastusOriginalDark';
import { solo } from './solo';
import { soloDark } from './soloDark';
import type { ThemeTokens } from './themeTokens';

/** The nine themes by name. The name is also the class on the root element. */
export const themes = {
  sarastusOriginal,
  sarastusOriginalDark,
  break: breakTheme,
  breakDark,
  solo,
  soloDark,
  heymo,
  heymoDark,
  custom,
} as const satisfies Record<string, ThemeTokens>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as readonly ThemeName[];
