import { styled } from './stitches.config';

/** On a phone a row to swipe, on wider windows a grid with the first picture largest. */
export const Row = styled('ul', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  '@belowTablet': {
    gridAutoFlow: 'column',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // Room for focus outlines, which scrolling would cut off.
    '&[class]': { padding: '6px' },
    margin: '-6px',
    scrollPaddingInline: '6px',
  },
  variants: {
    count: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)', '@tablet': { '& > * > :first-child': { aspectRatio: '21 / 9' } } },
      two: {
        '@belowTablet': { gridAutoColumns: '86%' },
        '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
      three: {
        '@belowTablet': { gridAutoColumns: '86%' },
        '@tablet': { gridTemplateColumns: '2fr 1fr', '& > :first-child': { gridRow: 'span 2' } },
      },
      five: {
        '@belowTablet': { gridAutoColumns: '86%' },
        '@tablet': {
          gridTemplateColumns: '2fr 1fr 1fr',
          '& > :first-child': { gridRow: 'span 2' },
        },
      },
    },
  },
});

export const Place = styled('li', {
  position: 'relative',
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@print': { breakInside: 'avoid' },
  variants: {
    /** In the swiped row and in the viewer. */
    isBeyond: { true: { '@tablet': { display: 'none' } } },
  },
});

export const Opener = styled('button', {
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: '$card',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  aspectRatio: '3 / 2',
  cursor: 'zoom-in',
  // In a page that is saved.
  '&:is(span)': { cursor: 'auto' },
  '& > img': { transition: 'transform $transitions$calm' },
  '&:hover > img': { transform: 'scale(1.025)' },
  '&:active > img': { transform: 'none' },
});

/** The number of further pictures, on the last one shown. */
export const More = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$3',
  bottom: '$3',
  padding: '$1 $3',
  borderRadius: '$pill',
  backgroundColor: '$text',
  color: '$surface',
  fontSize: '$label',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  pointerEvents: 'none',
  '@belowTablet': { display: 'none' },
});
