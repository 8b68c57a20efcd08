import { useCallback, useEffect, useRef } from 'react';

/** A handler that keeps its identity, so that what is given it need not render again. For events only. */
export function useSteady<Args extends readonly unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args) => latest.current(...args), []);
}
