import { styled } from './stitches.config';

/** The card measures its words by its own width, not by the window's. */
export const Room = styled('div', { containerType: 'inline-size', width: '100%', maxWidth: '25rem', minWidth: 0 });

export const Face = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$4',
  minWidth: 0,
  // ISO/IEC 7810 ID-1; with very large words it grows rather than cut them.
  aspectRatio: '85.6 / 54',
  overflow: 'clip',
  padding: 'clamp($space$3, 5.5cqi, $space$5)',
  // A corner of 3.18 mm.
  borderRadius: '3.7cqi',
  backgroundColor: '$surfaceBrand',
  color: '$onSurfaceBrand',
  // Light from above: a bright upper edge, a dark lower one, the card's own thickness, its shadow.
  boxShadow:
    'inset 0 1px 0 rgba(255, 255, 255, 0.28), inset 0 0 0 1px rgba(255, 255, 255, 0.07), inset 0 -1.5px 0 rgba(0, 0, 0, 0.3), 0 1px 1px rgba(0, 0, 0, 0.28), 0 4px 8px -2px rgba(0, 0, 0, 0.22), 0 18px 36px -14px rgba(0, 0, 0, 0.5)',
  // A sheen across the face, faint enough to leave every word its contrast.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background:
      'linear-gradient(115deg, rgba(255, 255, 255, 0.09) 0%, rgba(255, 255, 255, 0) 38%, rgba(0, 0, 0, 0) 62%, rgba(0, 0, 0, 0.14) 100%)',
  },
  '@forcedColors': { border: '$borderWidths$strong solid CanvasText' },
  '@print': { border: '$borderWidths$hairline solid #999', boxShadow: 'none', breakInside: 'avoid' },
  variants: {
    isExpired: {
      true: {
        backgroundColor: '$surfaceSunken',
        color: '$textMuted',
        boxShadow: 'inset 0 0 0 1.5px $colors$borderStrong',
        '&::after': { background: 'none' },
      },
    },
  },
});

/** Daybreak over water, engraved. */
export const Sun = styled('svg', {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: -1,
  width: '100%',
  height: 'auto',
  maxWidth: 'none',
  '& .line': { fill: 'none', stroke: 'currentColor', strokeWidth: 0.9, strokeLinecap: 'round' },
  '& .sun': { fill: '$spark', opacity: 0.95 },
  // On a small card, or with large words, the number would lie on the sun.
  '@container (max-width: 17rem)': { '& .sun': { display: 'none' } },
  '.heymo &': { '& .sun': { fill: 'currentColor', opacity: 0.16 } },
  '@forcedColors': { display: 'none' },
});

export const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$2 $3',
  minWidth: 0,
});

export const Mark = styled('div', {
  minWidth: 0,
  fontFamily: '$display',
  fontSize: 'clamp(1.125rem, 6cqi, 1.5rem)',
  fontWeight: '$heading',
  letterSpacing: '$heading',
  lineHeight: 1.1,
});

export const Below = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 'clamp($space$2, 3.4cqi, $space$4) $4',
  alignItems: 'end',
  minWidth: 0,
  '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Field = styled('div', {
  minWidth: 0,
  variants: { place: { number: { gridColumn: '1 / -1' }, holder: {}, date: {} } },
});

export const Term = styled('dt', { fontSize: '0.75rem', lineHeight: '$tight', color: 'inherit' });

export const Description = styled('dd', {
  fontSize: 'clamp(0.9375rem, 4.6cqi, 1.125rem)',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '$tight',
  overflowWrap: 'anywhere',
});

export const Number = styled('dd', {
  fontSize: 'clamp(1.0625rem, 5.9cqi, 1.5rem)',
  fontWeight: '$medium',
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.04em',
  lineHeight: '$tight',
  textAlign: 'start',
});
