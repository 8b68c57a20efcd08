import { styled } from './stitches.config';

export const Frame = styled('div', { position: 'relative', width: '100%', aspectRatio: '3 / 2' });

export const Track = styled('ul', {
  display: 'flex',
  height: '100%',
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
});

export const Tools = styled('div', {
  position: 'absolute',
  insetInlineEnd: '$2',
  bottom: '$2',
  display: 'flex',
  alignItems: 'center',
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$card',
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
