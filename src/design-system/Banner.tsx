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

/** A low picture across the page. Its place is kept until it has `data-shown`: only then is the picture fetched. */
export const LowBanner = styled('div', {
  overflow: 'hidden',
  aspectRatio: '5 / 2',
  '@tablet': { aspectRatio: '4 / 1' },
  borderRadius: '$card',
  border: '$card$border',
  backgroundColor: '$surfaceSunken',
  '@print': { display: 'none' },
  '&:not([data-shown]) img': { display: 'none' },
});

/** A picture as a band across the page, of fixed height. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
