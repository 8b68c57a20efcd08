import { styled } from '@/design-system/stitches.config';

export const Name = styled('span', {
  maxWidth: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const Memberships = styled('ul', { display: 'grid', gap: '$1', color: '$textMuted', fontSize: '$small' });

export const Who = styled('div', { display: 'grid', justifyItems: 'start', gap: '$3' });
