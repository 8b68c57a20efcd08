import { originalVoice } from './originalVoice';
import type { Voice } from './themeTokens';
import { fonts, loudSizes } from './typography';

/** Large, round and outlined like a sticker, with a marker line through the heading. */
export const heymoVoice: Voice = {
  ...originalVoice,
  fonts: fonts.bricolage,
  fontSizes: loudSizes,
  fontWeights: { regular: 400, medium: 500, bold: 700, heading: 800 },
  letterSpacings: { heading: '-0.012em', hero: '-0.022em', label: '0' },
  lineHeights: { heading: 1.08 },
  radii: { small: '10px', control: '16px', button: '999px', card: '28px', sheet: '32px', pill: '999px' },
  heading: {
    ...originalVoice.heading,
    markWidth: '0',
    markHeight: '0',
    highlight: 'linear-gradient(transparent 56%, $colors$highlight 56% 92%, transparent 92%)',
  },
  kicker: { case: 'none', spacing: '0', size: '$fontSizes$body', weight: '700', ink: '$colors$accent' },
  button: {
    ...originalVoice.button,
    weight: '700',
    shadow: '0 4px 0 $colors$outline',
    shadowHover: '0 6px 0 $colors$outline',
    shadowActive: '0 1px 0 $colors$outline',
    press: '3px',
  },
  card: {
    border: '2px solid $colors$outline',
    edge: '2px solid $colors$outline',
    shadow: '0 5px 0 $colors$outline',
    shadowHover: '0 8px 0 $colors$outline',
  },
  chosen: { shadow: '0 0 0 2px $colors$accent' },
  header: { line: '2px solid $colors$outline' },
  field: { fill: '$colors$surfaceRaised', border: '2px solid $colors$outline' },
  tag: { case: 'none', spacing: '0', weight: '700', radius: '$radii$pill' },
};
