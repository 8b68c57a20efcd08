import { useEffect, useRef, useState } from 'react';
import { reloadOnceWithSearch } from './reloadOnceWithSearch';

/** What Next gives the `loading` of a late part. */
export interface Loading {
  readonly error?: Error | null;
  readonly retry?: () => void;
}

/**
 * Whether the code of a late part is lost. After a new deployment the page loads again, once. An error that is left from
 * the last time is no answer to a guest who asks again: then the code is loaded again.
 */
export function useLost({ error, retry }: Loading): boolean {
  const [lost, setLost] = useState<Error | null>(null);
  const stale = useRef(error);
  useEffect(() => {
    if (!error) return;
    const isStale = error === stale.current;
    stale.current = null;
    if (isStale && retry) retry();
    else if (!reloadOnceWithSearch(error)) setLost(error);
  }, [error, retry]);
  return lost !== null && lost === error;
}
