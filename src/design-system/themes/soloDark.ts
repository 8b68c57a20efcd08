import { solo } from './solo';
import type { ThemeTokens } from './themeTokens';

const palette = { ink: '#0E0D0F', velvet: '#19171A', rose: '#F0A3A6', oxblood: '#D0646D', bone: '#F5F1EC' };

/** The bar after eleven: ink, velvet, a rose in low light. */
export const soloDark: ThemeTokens = {
  ...solo,
  colors: {
    surface: palette.ink,
    surfaceRaised: palette.velvet,
    surfaceSunken: '#080709',
    surfaceBrand: '#2A0A10',
    onSurfaceBrand: palette.bone,
    onSurfaceBrandMuted: '#CDB5B3',
    text: palette.bone,
    textMuted: '#B6AFAB',
    accent: palette.rose,
    accentHover: '#F7BEC0',
    accentActive: '#FBD3D4',
    onAccent: '#2B060B',
    accentMuted: '#3A161C',
    onAccentMuted: '#F9CFD0',
    spark: palette.oxblood,
    onSpark: '#0E0D0F',
    link: '#F3B3B5',
    linkHover: '#FBD3D4',
    border: '#37322F',
    borderStrong: '#98908B',
    focus: '#F5F1EC',
    success: '#9BD8AC',
    successSurface: '#162D1D',
    warning: '#EFC985',
    warningSurface: '#33260D',
    error: '#FFAFA8',
    errorSurface: '#421518',
    info: '#AACFE6',
    infoSurface: '#152A38',
    danger: '#FF9F98',
    dangerHover: '#FFBFB9',
    onDanger: '#2E0003',
    price: '#FFFFFF',
    disabledSurface: '#2A2729',
    disabledText: '#9B9592',
    overlay: 'rgba(0, 0, 0, 0.76)',
  },
  shadows: {
    card: 'none',
    raised: '0 12px 32px -8px rgba(0, 0, 0, 0.7)',
    dialog: '0 24px 64px -8px rgba(0, 0, 0, 0.9)',
  },
};
