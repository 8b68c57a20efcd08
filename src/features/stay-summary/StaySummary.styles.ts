import { styled } from '@/design-system/stitches.config';

/** A strip of the hotel's picture. On a narrow window the sheet needs the room for words. */
export const SummaryPicture = styled('div', {
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  '@belowDesktop': { display: 'none' },
  '@print': { display: 'none' },
});

export const SummaryBody = styled('div', { padding: '$5' });

/** A quiet button whose words begin where the text around it does. */
export const Flush = styled('div', { marginLeft: '-$3' });
