import { gapVariants } from './gap.styles';
import { styled } from './stitches.config';

/** Items below each other with a gap. The parent sets the gap: components have no outer margins. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    gap: gapVariants,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end', textAlign: 'right' },
      center: { alignItems: 'center', textAlign: 'center' },
    },
    /** Takes the remaining width of a row. */
    grow: { true: { flex: '1 1 16rem' } },
    /** Keeps lines readable. */
    width: {
      full: {},
      reading: { width: '100%', maxWidth: '$reading' },
      form: { width: '100%', maxWidth: '$form' },
    },
  },
  defaultVariants: { gap: 4, align: 'stretch', width: 'full' },
});
