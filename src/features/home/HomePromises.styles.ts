import { styled } from '@/design-system/stitches.config';

export const PromiseGrid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const PromiseIcon = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '$pill',
  backgroundColor: '$accentMuted',
  color: '$onAccentMuted',
});
