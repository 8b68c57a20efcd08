import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const Frame = styled('div', {
  overflow: 'hidden',
  height: 'clamp(11rem, 46vw, 15rem)',
  borderRadius: '$card',
  border: '$card$border',
  backgroundColor: '$surfaceSunken',
  '@tablet': { height: 'clamp(13rem, 26vw, 21rem)' },
  '@print': { display: 'none' },
});

/** A picture as a band across the page, of fixed height. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
