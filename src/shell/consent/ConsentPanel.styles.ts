import { styled } from '@/design-system/stitches.config';

/**
 * A place of its own over the page's foot: nothing moves when it comes or goes. Beside the notices where the window is
 * wide, and above the bar of a booking where it is narrow.
 */
export const Panel = styled('section', {
  position: 'fixed',
  zIndex: '$banner',
  right: '$space$page',
  bottom: '$4',
  width: 'min(29rem, 100vw - 2 * $space$page)',
  maxHeight: 'min(34rem, 58dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  padding: '$4 $5 $3',
  borderRadius: '$card',
  border: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  boxShadow: '$dialog',
  '@belowTablet': { padding: '$4 $4 $2' },
  // A guest without a network is told so at the very foot.
  '@media (max-width: 1223.98px)': { 'body:has([data-offline]) &': { transform: 'translateY(-6rem)' } },
  // A booking half paid comes before any question.
  'body:has([data-waiting-payment]) &': { display: 'none' },
  '@forcedColors': { border: '$borderWidths$strong solid CanvasText' },
  '@print': { display: 'none' },
  variants: { isAboveBar: { true: { '@belowDesktop': { bottom: '5.5rem' } } } },
});

export const Words = styled('p', { fontSize: '$label' });

/** Yes and no: of one size, side by side, one as easy as the other. */
export const Answers = styled('div', {
  display: 'grid',
  gap: '$2 $3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

export const More = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $4',
  '& > button': { marginLeft: '-$3' },
});
