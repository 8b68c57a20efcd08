import { styled } from '@/design-system/stitches.config';

export const Legend = styled('legend', { color: '$onSurfaceBrandMuted', fontSize: '$label', paddingBottom: '$2' });

export const Choices = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  gap: '$1',
  padding: '$1',
  borderRadius: '$button',
  border: '$borderWidths$hairline solid $colors$onSurfaceBrandMuted',
});

export const Choice = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  paddingInline: '$4',
  borderRadius: '$button',
  fontSize: '$label',
  lineHeight: '$tight',
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: '$onSurfaceBrand', color: '$surfaceBrand', fontWeight: '$bold' },
  '&:has(:focus-visible)': { outline: '3px solid $colors$onSurfaceBrand', outlineOffset: '3px' },
  '@forcedColors': { '&:has(:checked)': { outline: '2px solid Highlight' } },
});
