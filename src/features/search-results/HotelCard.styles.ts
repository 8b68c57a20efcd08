import { cardFrame, liftedOnHover } from '@/design-system/cardFrame';
import { styled } from '@/design-system/stitches.config';

/**
 * A hotel of the results. On a phone a small picture stands beside name and price, so that two hotels fit on the first
 * screen; from a tablet on the picture fills the card's side.
 */
export const Frame = styled('article', {
  ...cardFrame,
  ...liftedOnHover,
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture head" "picture price" "more more" "foot foot"',
  columnGap: '$3',
  rowGap: '$1',
  padding: '$2 $3',
  // Below the row of tools, when the focus scrolls it into view.
  '& a, & button': { scrollMarginTop: '4.5rem' },
  '@tablet': {
    gridTemplateColumns: '36% minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto auto',
    gridTemplateAreas: '"picture head" "picture more" "picture price" "picture foot"',
    columnGap: 'clamp($space$4, 3vw, $space$6)',
    rowGap: '$2',
    padding: '0 clamp($space$4, 3vw, $space$6) 0 0',
  },
  variants: {
    isDimmed: { true: { boxShadow: 'none', backgroundColor: '$surfaceSunken', '&:hover': { boxShadow: 'none' } } },
  },
});

export const Side = styled('div', {
  gridArea: 'picture',
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '$small',
  backgroundColor: '$surfaceSunken',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '@tablet': { alignSelf: 'stretch', aspectRatio: 'auto', minHeight: '17rem', borderRadius: 0 },
  '@print': { display: 'none' },
});

export const Head = styled('div', {
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  '& h2': { fontSize: '$lead' },
  '@tablet': { gap: '$2', paddingTop: '$5', '& h2': { fontSize: '$h3' } },
});

export const PriceRow = styled('div', {
  gridArea: 'price',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $2',
  minWidth: 0,
  // Price and button share a line on a phone.
  '@belowTablet': { '& > span > span > span': { fontSize: '$lead' }, '& > a': { paddingInline: '$3' } },
  '@tablet': { paddingTop: '$4', borderTop: '$borderWidths$hairline solid $colors$border' },
});

/** On a phone only what cannot wait: the hotel's own notices. */
export const More = styled('div', {
  gridArea: 'more',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  minWidth: 0,
  '&:empty': { display: 'none' },
});

export const OnlyWide = styled('div', { display: 'none', '@tablet': { display: 'block' } });

export const Foot = styled('div', {
  gridArea: 'foot',
  minWidth: 0,
  '@tablet': { paddingBottom: '$5' },
});

/** What the price is for and on which terms: one after the other on a phone, below each other from a tablet on. */
export const Terms = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $2',
  minWidth: 0,
  fontSize: '$small',
  '@belowTablet': {
    '& > li:not(:last-child):not(:has(span))::after': { content: '"·"', marginLeft: '$2', color: '$textMuted' },
  },
  '@tablet': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
});

export const Term = styled('li', {
  variants: {
    tone: { plain: {}, muted: { color: '$textMuted' }, good: { color: '$success' }, few: { color: '$warning' } },
  },
});
