import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const Bar = styled('div', {
  position: 'sticky',
  bottom: 0,
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  marginInline: 'calc(-1 * $space$page)',
  padding: '$3 $page calc($space$3 + env(safe-area-inset-bottom, 0px))',
  borderTop: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$raised',
  '@desktop': { display: 'none' },
  // Hidden in short windows, such as a phone on its side or a page at 400 %, which need the height for reading.
  '@media (max-height: 420px)': { position: 'static' },
  '@print': { display: 'none' },
});

/** The total and the next button, fixed at the foot of a narrow window; hidden where a side column shows them. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  // The page leaves space for the bar at its foot.
  return <Bar data-bottom-bar="">{children}</Bar>;
}
