import { styled } from './stitches.config';

/** The page's width: at most 1440 px, with space at the edges. */
export const Container = styled('div', {
  width: '100%',
  marginInline: 'auto',
  paddingInline: '$page',
  variants: {
    width: {
      content: { maxWidth: '$content' },
      wide: { maxWidth: '$page' },
      reading: { maxWidth: 'calc($sizes$reading + 2 * $space$page)' },
    },
  },
  defaultVariants: { width: 'content' },
});
