import type { Brand } from '@/domain/content/hotel';

/** The name of the chain, in the logo and everywhere else. */
export const PRODUCT_NAME = 'Sarastus';
export const PRODUCT_ID = 'sarastus';
export const CHAIN_NAME = `${PRODUCT_NAME} Hotels`;

/** What guests call each room concept; hotels of `custom` go by their own names. */
export const brandNames: Readonly<Record<Brand, string>> = {
  original: `${PRODUCT_NAME} Original`,
  break: `${PRODUCT_NAME} Break`,
  solo: `Solo ${PRODUCT_NAME}`,
  heymo: `Heymo by ${PRODUCT_NAME}`,
  custom: CHAIN_NAME,
};

/** The themes of the site. The generic brand has no dark theme of its own. */
export const themeNames = [
  'sarastusOriginal',
  'sarastusOriginalDark',
  'break',
  'breakDark',
  'solo',
  'soloDark',
  'heymo',
  'heymoDark',
  'custom',
] as const;

export type ThemeName = (typeof themeNames)[number];
export type ColourScheme = 'light' | 'dark';

const themes: Readonly<Record<Brand, Readonly<Record<ColourScheme, ThemeName>>>> = {
  original: { light: 'sarastusOriginal', dark: 'sarastusOriginalDark' },
  break: { light: 'break', dark: 'breakDark' },
  solo: { light: 'solo', dark: 'soloDark' },
  heymo: { light: 'heymo', dark: 'heymoDark' },
  custom: { light: 'custom', dark: 'sarastusOriginalDark' },
};

/** The theme of a brand; pages of the chain itself have no brand and use the chain's own. */
export function themeFor(brand: Brand | null, scheme: ColourScheme): ThemeName {
  return themes[brand ?? 'original'][scheme];
}
