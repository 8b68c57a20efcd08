import { startTransition, useEffect, useState } from 'react';

/** True once this page's HTML is React's: what is mounted from then on begins with it. */
let isPageHydrated = false;

/**
 * False in the exported HTML and in the first paint, true from then on. Values from storage may be rendered only then.
 * Rendered in slices, since what waits for it is most of a page.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
