import { styled } from './stitches.config';

/**
 * For text too large for a map: the places are then a row of names, without the drawing. The width is that of the
 * smallest phone with text of the usual size.
 */
const tooNarrow = '@container (max-width: 16rem)';

export const Frame = styled('div', { containerType: 'inline-size', minWidth: 0 });

export const Sheet = styled('div', {
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: '$card',
  border: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$infoSurface',
  [tooNarrow]: { aspectRatio: 'auto', padding: '$2' },
});

export const Drawing = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  [tooNarrow]: { display: 'none' },
});

export const Land = styled('path', {
  fill: '$surfaceRaised',
  stroke: '$borderStrong',
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
  '@forcedColors': { fill: 'Canvas', stroke: 'CanvasText' },
});

export const Lake = styled('path', {
  fill: '$infoSurface',
  stroke: '$border',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const Leader = styled('line', { stroke: '$text', strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' });

export const Pins = styled('ul', {
  position: 'absolute',
  inset: 0,
  margin: 0,
  [tooNarrow]: { position: 'static', display: 'flex', flexWrap: 'wrap', gap: '$2' },
});

export const Dot = styled('span', {
  position: 'absolute',
  width: '0.75rem',
  height: '0.75rem',
  border: '2px solid $colors$surfaceRaised',
  borderRadius: '$pill',
  backgroundColor: '$accent',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  '@forcedColors': { backgroundColor: 'CanvasText' },
  [tooNarrow]: { display: 'none' },
});

export const Place = styled('li', {
  position: 'absolute',
  // Not squeezed at an edge.
  width: 'max-content',
  transform: 'translate(-50%, -50%)',
  '&:hover, &:focus-within': { zIndex: 2 },
  [tooNarrow]: { position: 'static', transform: 'none', width: 'auto', maxWidth: '100%' },
});

const label = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '$target',
  padding: '$1',
  border: '$borderWidths$hairline solid $colors$infoSurface',
  borderRadius: '$control',
  fontSize: '$small',
  fontWeight: '$bold',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  boxShadow: '$card',
} as const;

const widths = {
  // Both wrap with wider letter spacing, else they would be cut at the map's edge.
  isNamed: { true: { width: '8.5rem', maxWidth: '100%' }, false: { minWidth: '3.75rem', maxWidth: '6.5rem' } },
};

export const Pin = styled('a', {
  ...label,
  backgroundColor: '$accent',
  color: '$onAccent',
  '&:hover': { backgroundColor: '$accentHover', color: '$onAccent' },
  '@forcedColors': { border: '2px solid LinkText' },
  variants: widths,
  defaultVariants: { isNamed: false },
});

export const FullPin = styled('span', {
  ...label,
  minHeight: '2rem',
  backgroundColor: '$surfaceSunken',
  border: '$borderWidths$hairline solid $colors$borderStrong',
  color: '$text',
  fontWeight: '$regular',
  variants: widths,
  defaultVariants: { isNamed: false },
});

/** As high as the name needs: a guest's own letter spacing must not cut it. */
export const PinName = styled('span', { maxWidth: '100%', fontSize: '0.75rem', fontWeight: '$regular' });

export const PinCount = styled('span', { fontWeight: '$regular' });
