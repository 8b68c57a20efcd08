import { styled } from '@/design-system/stitches.config';

/** Always there, so that readers hear what is put into it. */
export const Place = styled('div', {
  '&:not(:empty)': { flex: 'none', borderRadius: '$control', boxShadow: '$raised' },
});
