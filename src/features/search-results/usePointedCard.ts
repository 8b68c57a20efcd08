import { useEffect, useState } from 'react';

/** The id of the heading of each hotel's card. */
const HEADING = 'hotel-';

/** Moves the focus to the card of a hotel, where the list is shown. */
export function focusCard(hotelId: string): void {
  const link = document.getElementById(`${HEADING}${hotelId}`)?.querySelector<HTMLElement>('a');
  link?.focus({ preventScroll: true });
  link?.closest('article')?.scrollIntoView({ block: 'center' });
}

/** The hotel whose card the pointer or the focus is on; null outside of the cards. */
export function usePointedCard(): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const heading = target instanceof Element ? target.closest('article')?.getAttribute('aria-labelledby') : null;
      setPointed(heading?.startsWith(HEADING) ? heading.slice(HEADING.length) : null);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return pointed;
}
