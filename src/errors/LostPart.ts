import { useEffect, useState } from 'react';
import { reloadOnceWithSearch } from './reloadOnceWithSearch';

/**
 * The `loading` of a part that the guest asked for: when its code is lost, Next would show nothing for good. After a new
 * deployment the page loads again; otherwise the error boundary says what happened, and offers to try again.
 */
export function LostPart({ error }: { readonly error?: Error | null }): null {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (error && !reloadOnceWithSearch(error)) setLeft(true);
  }, [error]);
  if (error && isLeft) throw error;
  return null;
}
