import { styled } from '@/design-system/stitches.config';

/** The words, and the picture beside them on a wide window, below them on a narrow one. */
export const PlaceHero = styled('div', {
  display: 'grid',
  gap: '$5 $7',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@desktop': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export const PlaceWords = styled('div', { display: 'grid', gap: '$4', maxWidth: '38rem' });

export const PlacePicture = styled('div', {
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  // The search below it is in the first screen of a laptop.
  '@desktop': { aspectRatio: '2 / 1' },
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
});

export const PlaceCards = styled('ul', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  '& > li': { display: 'flex', flexDirection: 'column', minWidth: 0 },
});
