import { styled } from '@/design-system/stitches.config';

/** Always in the page, so that screen readers announce its content; visible only without a network. */
export const Place = styled('div', {
  position: 'sticky',
  zIndex: '$banner',
  top: 0,
  '& > *': { borderRadius: 0, borderInline: 'none' },
  '@print': { display: 'none' },
});
