import { styled } from '@/design-system/stitches.config';

export const LostPlace = styled('div', {
  position: 'fixed',
  zIndex: '$banner',
  insetInline: 0,
  bottom: 0,
  maxWidth: '$content',
  marginInline: 'auto',
  padding: '0 $page $3',
  '@print': { display: 'none' },
});
