import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

interface ClientOnlyProps {
  /** Depends on storage, clock or session. */
  readonly children: ReactNode;
  /** Of the same size, in the exported HTML and in the first paint. */
  readonly fallback?: ReactNode;
}

/** Keeps what only the browser knows out of the exported HTML, so that hydration never differs. */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return <>{isInBrowser ? children : fallback}</>;
}
