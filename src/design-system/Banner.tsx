import { styled } from './stitches.config';

/** A picture across the page: a band of fixed height, or lower ones that keep their ratio. */
export const Banner = styled('div', {
  overflow: 'hidden',
  borderRadius: '$card',
  border: '$card$border',
  backgroundColor: '$surfaceSunken',
  '@print': { display: 'none' },
  variants: {
    shape: {
      band: { height: 'clamp(11rem, 46vw, 15rem)', '@tablet': { height: 'clamp(13rem, 26vw, 21rem)' } },
      /** In a column, where words come first. */
      strip: { aspectRatio: '5 / 2', '@tablet': { aspectRatio: '7 / 2' } },
      /** The place is kept until it has `data-shown`: only then is the picture fetched. */
      low: {
        aspectRatio: '4 / 1',
        '&:not([data-shown]) img': { display: 'none' },
      },
    },
  },
  defaultVariants: { shape: 'band' },
});
