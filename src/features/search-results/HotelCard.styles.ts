import { cardFrame, liftedOnHover } from '@/design-system/cardFrame';
import { dottedList } from '@/design-system/dottedList';
import { styled } from '@/design-system/stitches.config';

/**
 * A hotel of the results. On a phone a small picture stands beside name and price, so that two hotels fit on the first
 * screen. From a tablet on the picture fills one side of the card and the price stands at the other, so that a wide and
 * low window shows three hotels at once.
 */
export const Frame = styled('article', {
  ...cardFrame,
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture head" "picture price" "more more" "foot foot"',
  columnGap: '$3',
  rowGap: '$1',
  padding: '$2 $3',
  ...liftedOnHover,
  // Below the row of tools, when the focus scrolls it into view.
  '& a, & button': { scrollMarginTop: '4.5rem' },
  '@tablet': {
    gridTemplateColumns: 'min(11.5rem, 26%) minmax(0, 1fr) fit-content(32%)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"picture head price" "picture more price" "picture foot price"',
    columnGap: '$4',
    rowGap: '$1',
    padding: '0 $4 0 0',
  },
  variants: {
    // The room that its own place in the list keeps for a card.
    isWhole: { false: { minHeight: '13rem', '@tablet': { minHeight: '8.5rem' } } },
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
  '@tablet': { alignSelf: 'stretch', aspectRatio: 'auto', minHeight: '8rem', borderRadius: 0 },
  '@print': { display: 'none' },
});

export const Head = styled('div', {
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  '& h2': { fontSize: '$lead' },
  '@tablet': { paddingTop: '$2' },
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
  '@tablet': {
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '$2',
    paddingBlock: '$2',
    textAlign: 'end',
  },
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

/** Where it pushes no hotel off the first screen. */
export const OnlyRoomy = styled('div', {
  display: 'none',
  '@media (min-width: 48em) and (min-height: 60rem)': { display: 'block' },
});

export const Foot = styled('div', {
  gridArea: 'foot',
  minWidth: 0,
  '@tablet': { paddingBottom: '$2' },
});

/** What the price is for and on which terms, one after the other. */
export const Terms = styled('ul', {
  ...dottedList,
  alignItems: 'center',
  // None after a tag.
  '& > li:has(> span) + li::before': { content: 'none' },
});

export const Term = styled('li', {
  variants: {
    tone: { plain: {}, muted: { color: '$textMuted' }, good: { color: '$success' }, few: { color: '$warning' } },
  },
});
