import { styled } from '@/design-system/stitches.config';

/** List and map: one at a time on a narrow window, beside each other on a wide one. */
export const Split = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  variants: {
    hasMap: { true: { '@wide': { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 27rem)' } } },
  },
});

const onlyWide = { display: 'none', '@wide': { display: 'block' } };

export const ListSide = styled('div', { minWidth: 0, variants: { isShown: { false: onlyWide } } });

export const MapSide = styled('div', {
  minWidth: 0,
  variants: { isShown: { false: onlyWide } },
  '@wide': { position: 'sticky', top: '$5' },
  '@print': { display: 'none' },
});

export const Hotels = styled('ul', { display: 'grid', gap: '$5' });

export const Switch = styled('div', { '@wide': { display: 'none' }, '@print': { display: 'none' } });

export const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

export const SortBox = styled('div', { flex: '0 1 17rem', minWidth: 'min(100%, 14rem)' });

export const Summary = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $5',
  padding: '$3 $3 $3 $5',
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
});

export const Facts = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontWeight: '$medium',
});

export const ChipGroup = styled('fieldset', { minWidth: 0 });

export const ChipLegend = styled('legend', { paddingBottom: '$2', fontSize: '$label', fontWeight: '$bold' });

export const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

export const Chip = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  padding: '$1 $4 $1 $3',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  fontSize: '$label',
  lineHeight: '$tight',
  cursor: 'pointer',
  '&:hover': { borderColor: '$accent' },
  '&:has(input:checked)': { borderColor: '$accent', backgroundColor: '$accentMuted', color: '$onAccentMuted' },
  '&:has(input:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
});

export const ChipBox = styled('input', {
  width: '1.25rem',
  height: '1.25rem',
  accentColor: '$colors$accent',
  '&:focus-visible': { outline: 'none' },
});

/** Two choices of one, side by side. */
export const Segments = styled('div', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  overflowWrap: 'normal',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$button',
  overflow: 'hidden',
});

export const Segment = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  paddingInline: '$4',
  fontSize: '$label',
  fontWeight: '$bold',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0 },
  '&:has(input:checked)': {
    backgroundColor: '$accent',
    color: '$onAccent',
    '@forcedColors': { outline: '3px solid Highlight', outlineOffset: '-3px' },
  },
  '&:has(input:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '-4px' },
});
