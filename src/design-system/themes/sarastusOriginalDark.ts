import { sarastusOriginal } from './sarastusOriginal';
import type { ThemeTokens } from './themeTokens';

const palette = { forest: '#0F1A15', clearing: '#17251E', lichen: '#93D1A9', lamp: '#F2B35C', linen: '#F2ECDD' };

/** The same house after dusk: a forest at night, lamp light in the windows. */
export const sarastusOriginalDark: ThemeTokens = {
  ...sarastusOriginal,
  colors: {
    surface: palette.forest,
    surfaceRaised: palette.clearing,
    surfaceSunken: '#0A120E',
    surfaceBrand: '#0B2419',
    onSurfaceBrand: palette.linen,
    onSurfaceBrandMuted: '#A9BEAF',
    text: palette.linen,
    textMuted: '#B1BBAF',
    accent: palette.lichen,
    accentHover: '#AEE0BF',
    accentActive: '#C6EBD2',
    onAccent: '#08170F',
    accentMuted: '#1F3A2C',
    onAccentMuted: '#CBEBD5',
    spark: palette.lamp,
    onSpark: '#2B1B00',
    link: '#A5DBB8',
    linkHover: '#C9EED5',
    border: '#2C3D33',
    borderStrong: '#7B8F82',
    focus: '#F2B35C',
    success: '#96DBA9',
    successSurface: '#16311F',
    warning: '#F4C97C',
    warningSurface: '#372709',
    error: '#FFB0A1',
    errorSurface: '#401812',
    info: '#A5D3F0',
    infoSurface: '#122C3D',
    danger: '#FF9C8B',
    dangerHover: '#FFB9AC',
    onDanger: '#2E0500',
    price: '#FFF7E6',
    disabledSurface: '#25322B',
    disabledText: '#93A098',
    overlay: 'rgba(3, 8, 5, 0.72)',
  },
  shadows: {
    card: '0 0 0 1px rgba(242, 236, 221, 0.03)',
    raised: '0 12px 32px -8px rgba(0, 0, 0, 0.6)',
    dialog: '0 24px 64px -8px rgba(0, 0, 0, 0.8)',
  },
};
