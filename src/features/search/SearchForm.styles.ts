import { styled } from '@/design-system/stitches.config';

export const Fieldset = styled('fieldset', { '& > legend ~ * + *': { marginTop: '$4' } });

export const Legend = styled('legend', {
  paddingBottom: '$3',
  fontFamily: '$display',
  fontSize: '$h3',
  fontWeight: '$heading',
  lineHeight: '$tight',
});

export const Pair = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
});
