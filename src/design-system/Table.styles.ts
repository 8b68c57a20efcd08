import { styled } from './stitches.config';

/** Rows become blocks when the table is narrower than this. */
const narrow = '@container (max-width: 38rem)';

export const Room = styled('div', {
  containerType: 'inline-size',
  width: '100%',
  variants: {
    // As wide as a table of blocks may be, until there is room for all columns without breaking words.
    isWide: { true: { maxWidth: '38rem', '@wide': { maxWidth: 'none', overflowWrap: 'normal' } } },
  },
});

export const Frame = styled('table', {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: '$tight',
  [narrow]: { display: 'block' },
});

export const Heads = styled('thead', {
  // Each cell shows its column's name itself; the heads stay for screen readers.
  [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const Rows = styled('tbody', { [narrow]: { display: 'grid', gap: '$3' } });

export const Row = styled('tr', {
  '&:hover > *': { backgroundColor: '$surfaceSunken' },
  [narrow]: {
    display: 'block',
    padding: '$2 $4',
    border: '$borderWidths$hairline solid $colors$border',
    borderRadius: '$card',
    backgroundColor: '$surfaceRaised',
    '&:hover > *': { backgroundColor: 'transparent' },
  },
});

const alignment = { start: { textAlign: 'start' }, end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } };

export const Head = styled('th', {
  padding: '$2 $3',
  borderBottom: '$borderWidths$control solid $colors$borderStrong',
  color: '$textMuted',
  fontSize: '$label',
  fontWeight: '$bold',
  verticalAlign: 'bottom',
  variants: {
    align: alignment,
    isSticky: { true: { position: 'sticky', top: 0, zIndex: 1, backgroundColor: '$surface' } },
  },
  defaultVariants: { align: 'start' },
});

export const Cell = styled('td', {
  padding: '$3',
  borderBottom: '$borderWidths$hairline solid $colors$border',
  verticalAlign: 'top',
  [narrow]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '$1 $4',
    padding: '$2 0',
    '&:last-child': { borderBottom: 0 },
  },
  variants: {
    align: alignment,
    isRowHead: { true: { fontWeight: '$bold', textAlign: 'start' } },
  },
  defaultVariants: { align: 'start' },
});

/** The column's name, visible where the heads are not. Screen readers use the heads. */
export const CellLabel = styled('span', {
  display: 'none',
  color: '$textMuted',
  fontWeight: '$regular',
  [narrow]: { display: 'inline' },
});

export const CellContent = styled('span', { minWidth: 0, [narrow]: { marginInlineStart: 'auto', textAlign: 'end' } });

export const Nothing = styled('td', { padding: '$5 $3', color: '$textMuted', [narrow]: { display: 'block' } });
