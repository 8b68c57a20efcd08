import { styled } from '@/design-system/stitches.config';

export const Menu = styled('details', { position: 'relative' });

export const Opener = styled('summary', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: '$target',
  minHeight: '$target',
  fontSize: '$label',
  fontWeight: '$medium',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

/** A phone has room for the picture only; the opener's label says whose it is. */
export const Name = styled('span', {
  maxWidth: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@belowTablet': { display: 'none' },
});

export const Panel = styled('div', {
  position: 'absolute',
  zIndex: '$banner',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  width: 'max-content',
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  padding: '$5',
  border: '$borderWidths$hairline solid $border',
  borderRadius: '$control',
  boxShadow: '$raised',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  '& :focus-visible': { outlineColor: '$colors$focus' },
});

export const Memberships = styled('ul', { display: 'grid', gap: '$1', color: '$textMuted', fontSize: '$small' });
