import { styled } from '@/design-system/stitches.config';

/** Two wide and three narrow on a wide window. */
export const BrandCards = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@tablet': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > *': { '@tablet': { gridColumn: 'span 2' } },
  '& > :nth-child(-n + 2)': { '@tablet': { gridColumn: 'span 3' } },
});

export const BrandPicture = styled('div', { aspectRatio: '16 / 9', overflow: 'hidden' });

export const Padded = styled('div', { padding: '$4 $5 $5' });
