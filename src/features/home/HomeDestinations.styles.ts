import { styled } from '@/design-system/stitches.config';

/** Two large and four small on a wide window. */
export const FeaturedPlaces = styled('ul', {
  display: 'grid',
  gap: '$5 $4',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@desktop': {
    gap: '$6 $5',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 3' },
    '& > li:nth-child(-n + 2)': { gridColumn: 'span 6' },
  },
});

export const PlacePicture = styled('span', {
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  marginBottom: '$3',
  border: '$card$border',
  borderRadius: '$card',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
});

export const FeaturedLink = styled('a', {
  display: 'block',
  color: '$text',
  textDecoration: 'none',
  borderRadius: '$card',
  '&:hover': { color: '$text', '& img': { transform: 'scale(1.03)' } },
});

export const PlaceName = styled('span', {
  display: 'block',
  fontFamily: '$display',
  fontSize: '$h3',
  fontWeight: '$heading',
  letterSpacing: '$heading',
  lineHeight: '$tight',
  'a:hover > &': { textDecoration: 'underline', textDecorationThickness: '0.07em', textUnderlineOffset: '0.18em' },
});

export const Quiet = styled('span', { color: '$textMuted', fontSize: '$small' });

export const Places = styled('ul', {
  display: 'grid',
  gap: '0 $5',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
});

export const PlaceLink = styled('a', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 $2',
  minHeight: '$target',
  paddingBlock: '$2',
  color: '$link',
  fontWeight: '$medium',
  textUnderlineOffset: '0.22em',
  '&:hover': { color: '$linkHover' },
});
