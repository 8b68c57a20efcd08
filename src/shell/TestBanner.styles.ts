import { styled } from '@/design-system/stitches.config';

export const Strip = styled('aside', {
  padding: '$2 $page',
  backgroundColor: '$spark',
  color: '$onSpark',
  textAlign: 'center',
  fontSize: '$small',
  '@tablet': { fontSize: '$label' },
  fontWeight: '$medium',
  lineHeight: '$tight',
  '@print': { display: 'none' },
  '@forcedColors': { borderBottom: '2px solid CanvasText' },
});
