import { heymo } from './heymo';
import type { ThemeTokens } from './themeTokens';

const palette = { midnight: '#150B28', grape: '#21143B', neon: '#FFDF3D', lilac: '#CDB8FF', milk: '#F7F2FF' };

/** The same street at night: violet sky, the sign is lit. */
export const heymoDark: ThemeTokens = {
  ...heymo,
  colors: {
    surface: palette.midnight,
    surfaceRaised: palette.grape,
    surfaceSunken: '#0E061D',
    surfaceBrand: '#331A68',
    onSurfaceBrand: palette.milk,
    onSurfaceBrandMuted: '#CFC2EC',
    text: palette.milk,
    textMuted: '#BFB3D6',
    accent: palette.neon,
    accentHover: '#FFE872',
    accentActive: '#FFEF9E',
    onAccent: '#20103A',
    accentMuted: '#3A2566',
    onAccentMuted: '#E9DDFF',
    spark: palette.neon,
    onSpark: '#20103A',
    link: palette.lilac,
    linkHover: '#E6DBFF',
    border: '#392959',
    borderStrong: '#8D7CB2',
    focus: '#FFDF3D',
    success: '#88E0B3',
    successSurface: '#0F3327',
    warning: '#FFD27A',
    warningSurface: '#3B2A08',
    error: '#FFADBF',
    errorSurface: '#4A1229',
    info: '#B9C4FF',
    infoSurface: '#202A66',
    danger: '#FF9DB3',
    dangerHover: '#FFBECC',
    onDanger: '#2E0010',
    price: '#FFFFFF',
    disabledSurface: '#2E2149',
    disabledText: '#9F93B8',
    overlay: 'rgba(8, 2, 20, 0.76)',
  },
  shadows: {
    card: '0 0 0 1px rgba(247, 242, 255, 0.03)',
    raised: '0 12px 36px -8px rgba(0, 0, 0, 0.65)',
    dialog: '0 24px 72px -8px rgba(0, 0, 0, 0.85)',
  },
};
