import { styled } from '@/design-system/stitches.config';

export const Choices = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

export const ChoiceLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '$1 $4',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  fontSize: '$label',
  lineHeight: '$tight',
  textDecoration: 'none',
  '&:hover': { borderColor: '$accent', color: '$text' },
  '&[aria-current="true"]': {
    borderColor: '$accent',
    backgroundColor: '$accentMuted',
    color: '$onAccentMuted',
    fontWeight: '$bold',
  },
  '@forcedColors': { '&[aria-current="true"]': { borderWidth: '$borderWidths$strong', borderColor: 'Highlight' } },
});

export const Frame = styled('div', { aspectRatio: '3 / 2', overflow: 'hidden', borderRadius: '$control' });
