import { styled } from '@/design-system/stitches.config';

/** The hotel chosen on the map, where the list is not beside it. */
export const OnlyMap = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  padding: '$3 $4',
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
  '@wide': { display: 'none' },
});
