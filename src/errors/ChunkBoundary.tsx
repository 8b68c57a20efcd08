import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { reloadOnceForLostChunk } from './lostChunk';

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (reset: () => void) => ReactNode;
  readonly onError?: (error: unknown) => void;
}

/** The outermost boundary: a page whose code was replaced by a new deployment fetches the new one, once. */
export function ChunkBoundary({ children, fallback, onError }: ChunkBoundaryProps) {
  const handleError = (error: unknown): void => {
    const reloads = reloadOnceForLostChunk(error, {
      storage: window.sessionStorage,
      reload: () => window.location.reload(),
      now: Date.now(),
    });
    if (!reloads) onError?.(error);
  };
  return (
    <ErrorBoundary resetKey="" fallback={fallback} onError={handleError}>
      {children}
    </ErrorBoundary>
  );
}
