import { useEffect } from 'react';
import { focusPageHeading } from '@/browser/focusPageHeading';

// The layout is mounted anew with each screen, so the last step is stored outside of it.
let lastShown: string | null = null;

/**
 * Moves the focus to the new page's heading when the guest has gone from one page or step to another, so that screen
 * readers and the keyboard continue there. The first page of a visit is left as the browser opens it.
 */
export function useFocusOnNavigation(shown: string): void {
  useEffect(() => {
    const hasMoved = lastShown !== null && lastShown !== shown;
    lastShown = shown;
    if (!hasMoved) return;
    focusPageHeading({ preventScroll: true });
  }, [shown]);
}

/** What distinguishes one step from another: the path, and the room or the part of it that is shown; not filters and sorts. */
export function stepOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://sarastus.invalid');
  return `${pathname}?${searchParams.get('room') ?? ''}&${searchParams.get('part') ?? ''}`;
}
