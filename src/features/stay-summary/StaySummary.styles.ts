import { styled } from '@/design-system/stitches.config';

/** A strip of the hotel's picture, hidden on a narrow or low window, where the text needs the room. */
export const SummaryPicture = styled('div', {
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  '@belowDesktop': { display: 'none' },
  '@media (max-height: 49rem)': { display: 'none' },
  '@print': { display: 'none' },
});

export const SummaryBody = styled('div', { padding: '$5' });

/** A quiet button, aligned with the text around it. */
export const Flush = styled('div', { marginLeft: '-$3' });

/** Only in a narrow window: a wide one shows the summary beside the step. */
export const NarrowFlush = styled('div', { marginLeft: '-$3', '@desktop': { display: 'none' } });
