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
  '@print': { marginRight: '26%' },
});
/** The number and the code: after what is to be done on a narrow window, at the side on a wide one. */
export const SheetSide = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 2, gridRow: '1 / span 2' },
  '@print': { float: 'right', width: '24%' },
});
export const SheetMain = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 1, gridRow: 2 },
  '@print': { marginRight: '26%', paddingTop: '$3' },
  variants: {
    /** Nothing stands before it. */
    isAlone: { true: { '@desktop': { gridRow: '1 / span 2' }, '@print': { paddingTop: 0 } } },
  },
});

/** The groups of what can be done, two in a row where there is room. */
export const OptionGrid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '$5',
  minWidth: 0,
});
