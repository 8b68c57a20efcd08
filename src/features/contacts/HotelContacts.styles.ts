import { styled } from '@/design-system/stitches.config';

export const PlaceLinks = styled('ul', { display: 'flex', flexWrap: 'wrap', columnGap: '$5' });

export const Place = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  paddingTop: '$5',
  borderTop: '$borderWidths$hairline solid $colors$border',
  '& address': { fontStyle: 'normal' },
});

export const HotelLink = styled('a', { display: 'inline-block', paddingBlock: '$2' });
