import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface LoadingRegionProps {
  readonly label: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
