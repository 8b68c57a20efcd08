import { flushSync } from 'react-dom';

/** Whether transitions are possible: the browser supports them, and the guest has not asked for less motion. */
export function maySoften(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Makes a change of the page's state within a view transition. */
export function changeSoftly(change: () => void): void {
  if (!maySoften()) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // The browser may skip it, such as for a newer one; the change is made anyway.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}
