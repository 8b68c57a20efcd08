import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the exported HTML and in the first paint, true from then on. What storage holds may show only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
