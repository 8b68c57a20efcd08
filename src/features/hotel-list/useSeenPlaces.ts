import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells of which places cards come into the window. They name their place in `data-place`.
 * @param onSee null while nobody wants to know
 * @param shown the cards of the list: watched anew when others are shown
 */
export function useSeenPlaces(
  list: RefObject<HTMLElement | null>,
  onSee: ((places: readonly string[]) => void) | null,
  shown: unknown,
): void {
  useEffect(() => {
    if (!list.current || !onSee || typeof IntersectionObserver !== 'function') return undefined;
    const watch = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      onSee(seen.flatMap(({ target }) => (target as HTMLElement).dataset.place ?? []));
    });
    for (const card of list.current.querySelectorAll('[data-place]')) watch.observe(card);
    return () => watch.disconnect();
  }, [list, onSee, shown]);
}
