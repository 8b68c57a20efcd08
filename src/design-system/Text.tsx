import { styled } from './stitches.config';

/** Running text: a paragraph by default. */
export const Text = styled('p', {
  minWidth: 0,
  variants: {
    size: {
      small: { fontSize: '$small' },
      label: { fontSize: '$label' },
      body: { fontSize: '$body' },
      lead: { fontSize: '$lead', lineHeight: 1.45 },
    },
    tone: {
      normal: {},
      muted: { color: '$textMuted' },
      success: { color: '$success' },
      warning: { color: '$warning' },
      error: { color: '$error' },
    },
    weight: { regular: {}, medium: { fontWeight: '$medium' }, bold: { fontWeight: '$bold' } },
    numbers: { tabular: { fontVariantNumeric: 'tabular-nums' } },
    measure: { reading: { maxWidth: '66ch' } },
  },
  defaultVariants: { size: 'body', tone: 'normal', weight: 'regular' },
});
