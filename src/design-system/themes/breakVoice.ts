import { originalVoice } from './originalVoice';
import type { Voice } from './themeTokens';
import { fonts, wideSizes } from './typography';

/** Wide spacing: the heading stands on a line that runs to the edge, coral at its beginning. */
export const breakVoice: Voice = {
  ...originalVoice,
  fonts: fonts.familjen,
  fontSizes: wideSizes,
  fontWeights: { regular: 400, medium: 500, bold: 650, heading: 600 },
  letterSpacings: { heading: '-0.015em', hero: '-0.028em', label: '0' },
  lineHeights: { heading: 1.12 },
  radii: {
    small: '4px',
    control: '8px',
    button: '8px',
    card: '4px 28px 4px 4px',
    sheet: '4px 28px 0 0',
    pill: '999px',
  },
  heading: {
    ...originalVoice.heading,
    markWidth: '100%',
    markHeight: '3px',
    markPaint: 'linear-gradient(90deg, $colors$spark 0 min(6rem, 30%), $colors$border min(6rem, 30%) 100%)',
    markRadius: '0',
    markOrder: '1',
  },
  kicker: { case: 'none', spacing: '0.01em', size: '$fontSizes$label', weight: '650', ink: '$colors$accent' },
  card: {
    border: '1px solid transparent',
    edge: '1px solid transparent',
    shadow: '$shadows$card',
    shadowHover: '$shadows$raised',
  },
  header: { line: '1px solid transparent' },
  tag: { case: 'none', spacing: '0', weight: '500', radius: '4px' },
};
