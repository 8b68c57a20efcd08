import { styled } from '@/design-system/stitches.config';

export const PlaceLinks = styled('ul', { display: 'flex', flexWrap: 'wrap', columnGap: '$5' });

export const Place = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  paddingTop: '$5',
  borderTop: '$borderWidths$hairline solid $colors$border',
  // The place is beside its hotels, which keeps a long page short.
  '@desktop': { display: 'grid', gridTemplateColumns: '14rem minmax(0, 1fr)', gap: '$5' },
  '& address': { fontStyle: 'normal' },
});

export const HotelLink = styled('a', { display: 'inline-block', paddingBlock: '$2' });
