import { styled } from '@/design-system/stitches.config';

/** A band of landscape; what follows rises over its foot. */
export const Landscape = styled('div', {
  height: 'clamp(11rem, 30vw, 27rem)',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  '& > img': { objectPosition: '50% 68%' },
  '@print': { display: 'none' },
});

export const Raised = styled('div', {
  position: 'relative',
  marginTop: 'clamp(-5rem, -6vw, -2rem)',
});

export const Sections = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$section',
  paddingBlock: '$section',
});

export const Places = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  '@tablet': { gridTemplateColumns: 'repeat(auto-fill, minmax(13.5rem, 1fr))' },
});

export const PlaceLink = styled('a', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '4.75rem',
  padding: '$3 $4',
  border: '$borderWidths$hairline solid $colors$border',
  borderRadius: '$card',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  textDecoration: 'none',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  '&:hover': { borderColor: '$accent', backgroundColor: '$accentMuted', color: '$onAccentMuted' },
});

export const PlaceName = styled('span', {
  fontFamily: '$display',
  fontSize: '$h3',
  fontWeight: '$heading',
  lineHeight: '$tight',
});

export const Quiet = styled('span', { fontSize: '$small', opacity: 0.85 });

/** As many beside each other as fit; the last row fills its width. */
export const BrandCards = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$5',
  '& > *': { flex: '1 1 18rem' },
});

export const PromiseGrid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const BrandPicture = styled('div', { height: '9rem', overflow: 'hidden' });

export const Padded = styled('div', { padding: '$4 $5 $5' });

export const PromiseIcon = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '$pill',
  backgroundColor: '$accentMuted',
  color: '$onAccentMuted',
});
