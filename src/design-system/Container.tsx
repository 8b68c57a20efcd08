import { styled } from './stitches.config';

/** The page's width: at most that of its content, with space at the edges. */
export const Container = styled('div', {
  width: '100%',
  maxWidth: '$content',
  marginInline: 'auto',
  paddingInline: '$page',
});
