import { styled } from './stitches.config';

/** The tools of a list in one line, which stays in sight while the list scrolls below it. */
export const ToolRow = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  paddingBlock: '$2',
  backgroundColor: '$surface',
  // As wide as the window, so that no card shows beside the line.
  boxShadow: '0 0 0 100vmax $colors$surface',
  clipPath: 'inset(0 -100vmax)',
  '@belowTablet': { '& button': { paddingInline: '$3' } },
  '@media (max-height: 30rem)': { position: 'static' },
  '@print': { display: 'none' },
});
