import { styled } from './stitches.config';

export const List = styled('ol', {
  display: 'flex',
  gap: '$1',
  minWidth: 0,
  '@tablet': { gap: '$2' },
  '@print': { display: 'none' },
});

export const Item = styled('li', {
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  fontSize: '$small',
  lineHeight: '$tight',
  color: '$textMuted',
  '&::before': {
    content: '""',
    height: '4px',
    borderRadius: '$pill',
    backgroundColor: '$border',
    '@forcedColors': { backgroundColor: 'GrayText' },
  },
  variants: {
    state: {
      complete: { '&::before': { backgroundColor: '$accent', '@forcedColors': { backgroundColor: 'CanvasText' } } },
      current: {
        color: '$text',
        fontWeight: '$bold',
        // On a phone only the current step has its text.
        '@belowTablet': { flexGrow: 4 },
        '&::before': { backgroundColor: '$accent', '@forcedColors': { backgroundColor: 'Highlight' } },
      },
      upcoming: {},
    },
  },
});

/** The text of a step. Visually hidden on a phone unless current, but kept for screen readers and the keyboard. */
export const Words = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$target',
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  variants: {
    state: {
      complete: { '@belowTablet': { fontSize: 0, justifyContent: 'center' } },
      current: {},
      upcoming: { '@belowTablet': { fontSize: 0 } },
    },
    isLink: { true: { color: '$link', textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
});
