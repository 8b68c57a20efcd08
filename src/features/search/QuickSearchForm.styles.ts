import { styled } from '@/design-system/stitches.config';

export const Fields = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.3fr)' },
  '@desktop': { gridTemplateColumns: 'minmax(0, 2.2fr) repeat(2, minmax(0, 1.3fr)) minmax(0, 1.7fr)' },
});

export const Wide = styled('div', { gridColumn: '1 / -1', minWidth: 0, '@desktop': { gridColumn: 'auto' } });

/** Two short fields that share a line even on a phone. */
export const Numbers = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
