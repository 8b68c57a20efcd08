import { styled } from '@/design-system/stitches.config';

/** The hotel's picture: small beside its name on a phone, and one side of the card in a wider window. */
export const Frame = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '5 / 2',
  '& img': { position: 'absolute', inset: 0 },
  '@phone': { aspectRatio: '1' },
  '@tablet': { aspectRatio: 'auto', height: '100%', minHeight: '9rem' },
});
