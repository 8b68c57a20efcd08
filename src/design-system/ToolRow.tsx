import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const leadHeight = '1.75rem';

const Row = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  paddingBlock: '$1',
  backgroundColor: '$surface',
  // As wide as the window, so that no card shows beside the line.
  boxShadow: '0 0 0 100vmax $colors$surface',
  clipPath: 'inset(0 -100vmax)',
  '@belowTablet': { '& button': { paddingInline: '$3' } },
  // The words of the choice need the room of the pictures.
  '@media (max-width: 30em)': { '& button svg': { display: 'none' } },
  '@media (max-height: 30rem)': { position: 'static' },
  '@print': { display: 'none' },
  variants: {
    /** Its line of a narrow window scrolls away. */
    hasLead: { true: { '@belowTablet': { top: `calc(-1 * ${leadHeight})` } } },
  },
});

const Lead = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  flex: '1 1 auto',
  '@belowTablet': { flexBasis: '100%', minHeight: leadHeight },
});

interface ToolRowProps {
  readonly children: ReactNode;
  /** What the tools are about: before them, or above on a narrow window. */
  readonly lead?: ReactNode;
}

/** The tools of a list in one line, which stays in sight while the list scrolls below it. */
export function ToolRow({ children, lead }: ToolRowProps) {
  return (
    <Row hasLead={lead !== undefined}>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Row>
  );
}
