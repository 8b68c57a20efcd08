import { styled } from './stitches.config';

/** A laptop's window, which is to hold the calendar in its dialog without a scrollbar. */
const lowWindow = '@media (min-width: 48em) and (max-height: 56em)';

export const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  padding: '$3',
  border: '$borderWidths$hairline solid $colors$border',
  borderRadius: '$card',
  backgroundColor: '$surfaceRaised',
  [lowWindow]: { gap: '$1', paddingBlock: '$2' },
});

export const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});

export const Month = styled('span', {
  flex: '1 1 0',
  textAlign: 'center',
  fontSize: '$lead',
  fontWeight: '$bold',
  '&::first-letter': { textTransform: 'uppercase' },
});

/** Side by side where there is more than one. */
export const Months = styled('div', {
  display: 'flex',
  gap: '$5',
  '& > table': { flex: '1 1 0', minWidth: 0, alignSelf: 'flex-start' },
});

export const Table = styled('table', { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const WeekDay = styled('th', {
  height: '2rem',
  color: '$textMuted',
  fontSize: '$small',
  fontWeight: '$medium',
  [lowWindow]: { height: '1.5rem' },
});

export const Cell = styled('td', { padding: '1px 0', textAlign: 'center' });

export const Day = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.125rem',
  [lowWindow]: { minHeight: '$target' },
  borderRadius: '$small',
  lineHeight: 1.15,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: '$accentMuted', color: '$onAccentMuted' },
  '&:focus-visible': { position: 'relative', zIndex: 1, outline: '3px solid $colors$focus', outlineOffset: '1px' },
  variants: {
    look: {
      free: {},
      today: { boxShadow: 'inset 0 0 0 1.5px $colors$borderStrong' },
      between: {
        borderRadius: 0,
        backgroundColor: '$accentMuted',
        color: '$onAccentMuted',
        '@forcedColors': { border: '1px solid Highlight' },
      },
      end: {
        backgroundColor: '$accent',
        color: '$onAccent',
        fontWeight: '$bold',
        '&:hover': { backgroundColor: '$accentHover', color: '$onAccent' },
        '@forcedColors': { border: '3px solid Highlight' },
      },
      none: {
        color: '$disabledText',
        cursor: 'not-allowed',
        '&:hover': { backgroundColor: 'transparent', color: '$disabledText' },
      },
    },
  },
});

/**
 * Its line is kept on days without a note, so that days do not move. Drawn by CSS: the accessible name of a day is its
 * date with the note in words.
 */
export const DayNote = styled('span', {
  minHeight: '1.1em',
  fontSize: '0.75rem',
  fontWeight: '$regular',
  '&::after': { content: 'attr(data-note)' },
});
