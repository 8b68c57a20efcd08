import { useEffect, useState } from 'react';

/** What a guest does first on a page that they want to use. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** True from the first sign that the guest is using the page, so that a page of content loads no more than its own. */
export function useFirstIntent(isUsed: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isUsed || isWanted) return undefined;
    const want = () => setWanted(true);
    // The sign that has woken a page counts.
    if (document.documentElement.hasAttribute('data-asleep')) return want();
    for (const sign of signs) window.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, [isUsed, isWanted]);
  return isUsed || isWanted;
}
