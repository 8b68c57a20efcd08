import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

interface ClientOnlyProps {
  /** Depends on storage, clock or session. */
  readonly children: ReactNode;
  /** Shown in the exported HTML and in the first paint, with the same size. */
  readonly fallback?: ReactNode;
}

/** Renders its children in the browser only, so that hydration matches the exported HTML. */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return <>{isInBrowser ? children : fallback}</>;
}
