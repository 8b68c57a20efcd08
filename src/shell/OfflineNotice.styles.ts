import { styled } from '@/design-system/stitches.config';

/** Always there, so that readers hear what is put into it; in view for as long as there is no network. */
export const Place = styled('div', {
  position: 'sticky',
  zIndex: '$banner',
  top: 0,
  '& > *': { borderRadius: 0, borderInline: 'none' },
  '@print': { display: 'none' },
});
