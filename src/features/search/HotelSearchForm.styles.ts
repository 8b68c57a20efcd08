import { styled } from '@/design-system/stitches.config';

export const Fields = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

/** Reserves the place of the answer once a search is made, so that the page does not jump. */
export const Answer = styled('div', {
  variants: { isAsked: { true: { minHeight: '5rem', paddingBottom: '$4' } } },
});
