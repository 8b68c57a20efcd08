import { originalVoice } from './originalVoice';
import type { Voice } from './themeTokens';
import { fonts, largeSizes } from './typography';

/** Square and spare: rules instead of boxes, small capitals, large thin headings. */
export const soloVoice: Voice = {
  ...originalVoice,
  fonts: fonts.playfair,
  fontSizes: largeSizes,
  fontWeights: { regular: 400, medium: 500, bold: 650, heading: 460 },
  letterSpacings: { heading: '-0.008em', hero: '-0.022em', label: '0.01em' },
  lineHeights: { heading: 1.1 },
  radii: { small: '0', control: '0', button: '0', card: '0', sheet: '0', pill: '0' },
  heading: {
    ...originalVoice.heading,
    markWidth: '100%',
    markHeight: '1px',
    markPaint: '$colors$text',
    markRadius: '0',
    markOrder: '-1',
  },
  kicker: {
    case: 'uppercase',
    spacing: '0.12em',
    size: '$fontSizes$small',
    weight: '600',
    ink: '$colors$accent',
  },
  button: {
    ...originalVoice.button,
    case: 'uppercase',
    spacing: '0.08em',
    size: '$fontSizes$small',
    weight: '600',
  },
  card: {
    border: '0 solid transparent',
    edge: '2px solid $colors$text',
    shadow: 'none',
    shadowHover: 'none',
  },
  chosen: { shadow: 'inset 6px 0 0 $colors$accent' },
  header: { line: '0 solid transparent' },
  field: { fill: '$colors$surface', border: '1px solid $colors$borderStrong' },
  tag: { case: 'uppercase', spacing: '0.06em', weight: '600', radius: '0' },
};
