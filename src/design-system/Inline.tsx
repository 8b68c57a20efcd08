import { gapVariants } from './gap.styles';
import { styled } from './stitches.config';

/** Items side by side that wrap. */
export const Inline = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  variants: {
    gap: gapVariants,
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
      center: { justifyContent: 'center' },
    },
    wrap: { true: {}, false: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { gap: 3, align: 'center', justify: 'start' },
});
