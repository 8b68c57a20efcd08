import { useEffect } from 'react';

/**
 * Calls back when the browser restores the page from its cache as the guest left it: with the back button, for one.
 * The page is not loaded again then, so a button that stayed busy while the guest left is still busy.
 */
export function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [onRestored]);
}
