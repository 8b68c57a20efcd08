import { styled } from '@/design-system/stitches.config';

export const Band = styled('footer', {
  backgroundColor: '$surfaceBrand',
  color: '$onSurfaceBrand',
  paddingBlock: 'clamp($space$6, 6vw, $space$8) $6',
  '& a': { color: '$onSurfaceBrand' },
  '& :focus-visible': { outlineColor: '$colors$onSurfaceBrand' },
  '@forcedColors': { borderTop: '1px solid CanvasText' },
  '@print': { display: 'none' },
});

export const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const Column = styled('div', { display: 'flex', flexDirection: 'column', gap: '$3', minWidth: 0 });

export const Muted = styled('p', { color: '$onSurfaceBrandMuted', fontSize: '$label', maxWidth: '32ch' });

export const Links = styled('ul', { display: 'flex', flexDirection: 'column' });

export const FootLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

export const Phone = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  fontSize: '$h4',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '0.07em',
});

export const Bottom = styled('div', {
  marginTop: '$6',
  paddingTop: '$5',
  borderTop: '$borderWidths$hairline solid $colors$onSurfaceBrandMuted',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
});
