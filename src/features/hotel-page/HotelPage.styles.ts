import { cardFrame } from '@/design-system/cardFrame';
import { styled } from '@/design-system/stitches.config';

/**
 * Name, pictures, search and text. On a wide window the search stands beside the others from the top of the page, so that
 * the first screen has the way to a price.
 */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@desktop': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: '$7',
  },
});

export const SearchSide = styled('div', {
  display: 'grid',
  gap: '$4',
  minWidth: 0,
  '@desktop': { gridColumn: 2, gridRow: '1 / span 3', position: 'sticky', top: '$5' },
  '@print': { display: 'none' },
});

export const Story = styled('div', { display: 'flex', flexDirection: 'column', gap: '$section', minWidth: 0 });

/** Four in a row where three would leave a card alone in the last one. */
export const Rooms = styled('ul', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { minWidth: 0 },
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    columns: {
      three: { '@desktop': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      four: { '@wide': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

export const RoomFrame = styled('article', {
  ...cardFrame,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

/** The count below a picture keeps the place of the buttons, which come late, and without scripts never. */
export const RoomPictures = styled('div', {
  '@print': { display: 'none' },
  '@media (scripting: none)': { '& > [data-needs-code]': { display: 'none' } },
});

export const FirstPicture = styled('div', {
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
});

export const RoomWords = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '$3',
  minWidth: 0,
  padding: '$4 $4 $5',
});

/**
 * The price and the way on, at the foot of cards of any height. As tall before the price is there, which comes when the
 * guest may have scrolled here; it breaks into lines beside the button rather than above it.
 */
export const RoomWay = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $4',
  marginTop: 'auto',
  paddingTop: '$2',
  minHeight: '4.5rem',
  '& > [data-price]': { flex: '1 1 6rem' },
});

/** Short facts side by side. */
export const Facts = styled('div', {
  display: 'grid',
  gap: '$section',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$section $6' },
  '@desktop': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const SubpageCards = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '& > li': { minWidth: 0 },
});

/** The name is the link, and the whole card is its target. */
export const SubpageFrame = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  height: '100%',
  padding: '$4',
  borderRadius: '$card',
  border: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
  '&:hover': { borderColor: '$accent' },
  '&:has(a:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
  '& > svg': { color: '$accent' },
});

export const SubpageName = styled('a', {
  color: '$text',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: '$text', textDecoration: 'underline', textDecorationThickness: '0.07em' },
  '&:focus-visible': { outline: 'none' },
});

/** The map beside the directions where there is room. */
export const PlaceColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@desktop': { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)', gap: '$6' },
});

export const PostalAddress = styled('address', { fontStyle: 'normal' });

/** The map takes the place of its outline once it is there; hidden without scripts. */
export const MapPlace = styled('div', {
  width: '100%',
  '& > * + *': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
  '@print': { display: 'none' },
});

export const SubpagePicture = styled('div', {
  overflow: 'hidden',
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
  aspectRatio: '3 / 2',
  '@tablet': { aspectRatio: '5 / 2' },
  '@print': { display: 'none' },
});

/** Wider windows have the search on their first screen. Without a box of its own: what it holds stays at the foot. */
export const PhoneOnly = styled('div', { display: 'contents', '@tablet': { display: 'none' } });

/** In the bar at the foot of a phone. */
export const PriceAndWay = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  '& > span': { flex: '1 1 9rem' },
});
