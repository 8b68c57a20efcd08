import { styled } from '@/design-system/stitches.config';

/** Large enough to be read across a desk. */
export const BookingNumber = styled('p', {
  fontFamily: '$display',
  fontSize: '$h1',
  fontWeight: '$heading',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '@print': { fontSize: '$h3' },
});

/** The mark of a hotel; its own ground is part of it. */
export const HotelLogo = styled('img', { alignSelf: 'flex-start', height: '3rem', width: 'auto', maxWidth: '100%' });

/** Not printed. */
export const ScreenOnly = styled('div', { minWidth: 0, '@print': { display: 'none' } });

/** Prints a family's booking on one sheet: two columns, 8-point type and little spacing. */
export const OneSheet = styled('div', {
  minWidth: 0,
  '@print': {
    lineHeight: 1.25,
    zoom: 0.59,
    '--space-1': '0.125rem',
    '--space-2': '0.25rem',
    '--space-3': '0.375rem',
    '--space-4': '0.5rem',
    '--space-5': '0.5rem',
    '--space-6': '0.75rem',
    '& dl': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '$2 $4' },
  },
});

/** The state and what can be done first, the pass beside it where there is room, and always in print. */
export const Sheet = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@desktop': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    columnGap: '$6',
  },
  // A browser moves a grid that nearly fills a page to the next one.
  '@print': { display: 'block' },
});

export const SheetFirst = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 1, gridRow: 1 },
  '@print': { float: 'left', width: '59%' },
});
/** The number and the code: after what is to be done on a narrow window, at the side on a wide one and on paper. */
export const SheetSide = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 2, gridRow: '1 / span 2' },
  // A row of its own where nothing stands before it: below it the whole width is free.
  '@print': { '&:not(:first-child)': { float: 'right', width: '40%' } },
});
export const SheetMain = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 1, gridRow: 2 },
  '@print': { clear: 'both', paddingTop: '$3' },
  variants: {
    /** Nothing stands before it. */
    isAlone: { true: { '@desktop': { gridRow: '1 / span 2' } } },
  },
});

/** The number above the code; on paper side by side, as a column of their own would leave the rest of it empty. */
export const PassParts = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  '@print': {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > :first-child': { flex: 'none' },
  },
});

export const PassCode = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  '@print': {
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: '$2',
    '& > svg': { flex: 'none', width: '9rem' },
  },
});

/** The groups of what can be done, two in a row where there is room. */
export const OptionGrid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '$5',
  minWidth: 0,
});
