import { breakTheme } from './break';
import type { ThemeTokens } from './themeTokens';

const palette = { polarNight: '#0C1A26', blueHour: '#132635', glacier: '#8DC7E8', coral: '#FF9273', snow: '#EDF4F8' };

/** Polar night: the blue hour over the fells, a coral line where the sun is. */
export const breakDark: ThemeTokens = {
  ...breakTheme,
  colors: {
    surface: palette.polarNight,
    surfaceRaised: palette.blueHour,
    surfaceSunken: '#08131C',
    surfaceBrand: '#0A2436',
    onSurfaceBrand: palette.snow,
    onSurfaceBrandMuted: '#A8C0CF',
    text: palette.snow,
    textMuted: '#A9BCC9',
    accent: palette.glacier,
    accentHover: '#ABD7F0',
    accentActive: '#C5E5F7',
    onAccent: '#06202F',
    accentMuted: '#1A3B52',
    onAccentMuted: '#CBE7F7',
    spark: palette.coral,
    onSpark: '#2C0C02',
    link: '#9FD2EF',
    linkHover: '#C5E5F7',
    border: '#253D4F',
    borderStrong: '#748EA0',
    focus: '#FF9F84',
    success: '#8FDBB0',
    successSurface: '#0F3124',
    warning: '#F5CB80',
    warningSurface: '#35270B',
    error: '#FFB1A6',
    errorSurface: '#401A1A',
    info: '#A3D5F2',
    infoSurface: '#123349',
    danger: '#FF9F92',
    dangerHover: '#FFBCB2',
    onDanger: '#2E0500',
    price: '#FFFFFF',
    disabledSurface: '#1F3342',
    disabledText: '#8EA2B0',
    overlay: 'rgba(2, 10, 16, 0.72)',
  },
  shadows: {
    card: '0 0 0 1px rgba(237, 244, 248, 0.03)',
    raised: '0 12px 32px -8px rgba(0, 0, 0, 0.6)',
    dialog: '0 24px 64px -8px rgba(0, 0, 0, 0.8)',
  },
};
