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
  // Short windows, such as a phone on its side or a page enlarged to 400 %, need the height for reading.
  '@media (max-height: 420px)': { position: 'static' },
  '@print': { display: 'none' },
});

/** The total and the next button, at hand at the foot of a narrow window; gone where a side column shows them. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  // What lies at the foot of the window makes room for a bar.
  return <Bar data-bottom-bar="">{children}</Bar>;
}
