import { raised } from './cardFrame';
import { styled } from './stitches.config';

export const Card = styled('div', {
  minWidth: 0,
  borderRadius: '$card',
  color: '$text',
  '@forcedColors': { border: '$borderWidths$hairline solid CanvasText' },
  '@print': { border: '$borderWidths$hairline solid #999', boxShadow: 'none', breakInside: 'avoid' },
  variants: {
    tone: {
      raised,
      floating: { backgroundColor: '$surfaceRaised', boxShadow: '$raised' },
      sunken: { backgroundColor: '$surfaceSunken' },
      outlined: { border: '$borderWidths$hairline solid $colors$border' },
      accent: { backgroundColor: '$accentMuted', color: '$onAccentMuted' },
    },
    padding: {
      none: { padding: 0 },
      medium: { padding: '$5 clamp($space$4, 3vw, $space$6)' },
      large: { padding: 'clamp($space$5, 4vw, $space$7)' },
    },
    /** A picture that reaches the edges: cut at the corners. Such a card must hold nothing that floats over its edge. */
    hasPicture: { true: { overflow: 'hidden' } },
  },
  defaultVariants: { tone: 'raised', padding: 'medium' },
});
