import { styled } from '@/design-system/stitches.config';

export const Fields = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

/** Reserves the place of the answer, so that the button stays where it is. */
export const Answer = styled('div', { minHeight: '7.5rem', paddingBottom: '$4' });
