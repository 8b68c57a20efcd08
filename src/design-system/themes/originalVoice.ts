import type { Voice } from './themeTokens';
import { calmSizes, fonts } from './typography';

/** Soft corners, a soft serif, an orange stroke above the heading. */
export const originalVoice: Voice = {
  fonts: fonts.fraunces,
  fontSizes: calmSizes,
  fontWeights: { regular: 400, medium: 500, bold: 650, heading: 540 },
  letterSpacings: { heading: '-0.008em', hero: '-0.016em', label: '0' },
  lineHeights: { heading: 1.16 },
  radii: { small: '6px', control: '10px', button: '12px', card: '18px', sheet: '24px', pill: '999px' },
  heading: {
    markWidth: '2.75rem',
    markHeight: '4px',
    markPaint: '$colors$spark',
    markRadius: '4px',
    markOrder: '-1',
    bar: '0 solid transparent',
    inset: '0',
    highlight: 'none',
  },
  kicker: { case: 'none', spacing: '0', size: '$fontSizes$label', weight: '500', ink: '$colors$textMuted' },
  button: {
    case: 'none',
    spacing: '0',
    size: '$fontSizes$label',
    weight: '650',
    shadow: 'none',
    shadowHover: 'none',
    shadowActive: 'none',
    press: '0',
  },
  card: {
    border: '1px solid $colors$border',
    edge: '1px solid $colors$border',
    shadow: '$shadows$card',
    shadowHover: '$shadows$raised',
  },
  chosen: { shadow: 'inset 0 0 0 1.5px $colors$accent' },
  header: { line: '1px solid $colors$border' },
  field: { fill: '$colors$surfaceRaised', border: '1.5px solid $colors$borderStrong' },
  tag: { case: 'none', spacing: '0', weight: '500', radius: '$radii$pill' },
};
