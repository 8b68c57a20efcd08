import { styled } from '@/design-system/stitches.config';

/** A strip of the hotel's picture. On a narrow window the sheet needs the room for words. */
export const SummaryPicture = styled('div', {
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  '@belowDesktop': { display: 'none' },
  '@print': { display: 'none' },
});

export const SummaryBody = styled('div', { padding: '$5' });
