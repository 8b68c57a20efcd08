import type { ReactNode } from 'react';
import { styled } from './stitches.config';
import { VisuallyHidden } from './VisuallyHidden';

/** As tall as the window, so that the content below does not show and move away. What is in it answers no mouse. */
const Region = styled('div', { minHeight: '100dvh', pointerEvents: 'none' });

interface LoadingRegionProps {
  readonly label: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <Region aria-busy="true" data-nav-loading-indicator="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </Region>
  );
}
