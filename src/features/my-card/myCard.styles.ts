import { styled } from '@/design-system/stitches.config';

/** The card, what it is worth, and then what can be done with it; in two columns where there is room. */
export const Page = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@desktop': {
    gridTemplateColumns: 'minmax(20rem, 25rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    columnGap: '$6',
  },
  // One sheet. A browser moves a grid that nearly fills a page to the next one.
  '@print': { display: 'block', zoom: 0.75, '& > * + *': { marginTop: '$5' } },
});

export const Pass = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 1, gridRow: 1 },
  '@print': { '& > *': { flexDirection: 'row', alignItems: 'flex-start' } },
});

export const Main = styled('div', { minWidth: 0, '@desktop': { gridColumn: 2, gridRow: '1 / span 2' } });

/** Not printed: whoever holds the paper can do nothing of it there. */
export const Rest = styled('div', {
  minWidth: 0,
  '@desktop': { gridColumn: 1, gridRow: 2 },
  '@print': { display: 'none' },
});

/** The code beside its hint, below it where there is no room. */
export const CodeRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: '$4',
  alignItems: 'center',
  minWidth: 0,
  '@print': { gridTemplateColumns: '9rem minmax(0, 1fr)' },
});

/** Not printed. */
export const ScreenOnly = styled('div', { minWidth: 0, '@print': { display: 'none' } });

/** The place and what was paid on one line, the rest below. */
export const ReceiptHead = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'baseline',
  color: '$text',
  '& > :last-child': { gridColumn: '1 / -1' },
});

/** What the holder should do, if anything. Not printed. */
export const Notices = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$5',
  minWidth: 0,
  '&:empty': { display: 'none' },
  '@print': { display: 'none' },
});
