import { styled } from './stitches.config';

export const Tag = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  padding: '0.125rem 0.625rem',
  borderRadius: '$tag$radius',
  fontSize: '$small',
  fontWeight: '$tag$weight',
  letterSpacing: '$tag$spacing',
  textTransform: '$tag$case',
  lineHeight: '1.5',
  '@forcedColors': { border: '1px solid CanvasText' },
  variants: {
    tone: {
      neutral: { backgroundColor: '$surfaceSunken', color: '$text' },
      accent: { backgroundColor: '$accentMuted', color: '$onAccentMuted' },
      spark: { backgroundColor: '$spark', color: '$onSpark' },
      success: { backgroundColor: '$successSurface', color: '$success' },
      warning: { backgroundColor: '$warningSurface', color: '$warning' },
      error: { backgroundColor: '$errorSurface', color: '$error' },
      info: { backgroundColor: '$infoSurface', color: '$info' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
