import { styled } from '@/design-system/stitches.config';

/** On a phone the panel is as wide as the header, not hung on its opener. */
export const Menu = styled('details', { '@tablet': { position: 'relative' } });

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
  insetInline: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  '@tablet': { insetInlineStart: 'auto', width: 'max-content', maxWidth: '20rem' },
  padding: '$5',
  border: '$borderWidths$hairline solid $border',
  borderRadius: '$control',
  boxShadow: '$raised',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  '& :focus-visible': { outlineColor: '$colors$focus' },
});

export const Memberships = styled('ul', { display: 'grid', gap: '$1', color: '$textMuted', fontSize: '$small' });
