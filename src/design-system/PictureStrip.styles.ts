import { styled } from './stitches.config';

export const Frame = styled('div', { width: '100%' });

export const Track = styled('ul', {
  display: 'flex',
  // A card may show it in another shape.
  aspectRatio: 'var(--strip-ratio, 3 / 2)',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // What cuts the pictures off would cut the outline off as well.
  '&:focus-visible': { outlineOffset: '-3px' },
});

export const Slide = styled('li', {
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '& img': { position: 'absolute', inset: 0 },
});

/** Below the pictures: above them it would hide what they show. */
export const Tools = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // With large text in a narrow card the count is below its buttons.
  flexWrap: 'wrap',
  minHeight: '$target',
  '@print': { display: 'none' },
});

export const Count = styled('span', {
  color: '$text',
  fontSize: '$label',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
