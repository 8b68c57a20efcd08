import { styled } from '@/design-system/stitches.config';

/** List and map: one at a time on a narrow window, side by side on a wide one. */
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

/** Two options side by side. */
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
