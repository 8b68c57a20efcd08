import { originalVoice } from './originalVoice';
import type { Voice } from './themeTokens';
import { calmSizes, fonts } from './typography';

/** Plain: one blue bar beside the heading, thin lines, small corners. The hotel's own name is in front. */
export const customVoice: Voice = {
  ...originalVoice,
  fonts: fonts.hanken,
  fontSizes: calmSizes,
  fontWeights: { regular: 400, medium: 500, bold: 650, heading: 640 },
  letterSpacings: { heading: '-0.014em', hero: '-0.024em', label: '0' },
  lineHeights: { heading: 1.16 },
  radii: { small: '3px', control: '6px', button: '6px', card: '8px', sheet: '12px', pill: '999px' },
  heading: {
    ...originalVoice.heading,
    markWidth: '0',
    markHeight: '0',
    bar: '4px solid $colors$accent',
    inset: '1.125rem',
  },
  card: {
    border: '1px solid $colors$border',
    edge: '1px solid $colors$border',
    shadow: 'none',
    shadowHover: '$shadows$raised',
  },
  header: { line: '1px solid $colors$border' },
  tag: { case: 'none', spacing: '0', weight: '500', radius: '3px' },
};
