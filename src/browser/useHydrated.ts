import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the exported HTML and in the first paint, true from then on. Values from storage may be rendered only then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
