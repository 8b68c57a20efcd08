import { styled } from '@/design-system/stitches.config';

/** What opens below the header. On a phone its panel is as wide as the header, not hung on its opener. */
export const Frame = styled('details', { '@tablet': { position: 'relative' } });

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

export const Panel = styled('div', {
  position: 'absolute',
  zIndex: '$banner',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  '@tablet': { insetInlineStart: 'auto', width: 'max-content', minWidth: '15rem', maxWidth: '20rem' },
  padding: '$5',
  border: '$borderWidths$hairline solid $border',
  borderRadius: '$control',
  boxShadow: '$raised',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  '& :focus-visible': { outlineColor: '$colors$focus' },
});
