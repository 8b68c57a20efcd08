import { flushSync } from 'react-dom';

/** Safari's engine gives every press during a transition to the root of the document, so that it is lost. */
const losesPresses = (): boolean => navigator.vendor === 'Apple Computer, Inc.';

/** Whether transitions are possible: the browser does them well, and the guest has not asked for less motion. */
export function maySoften(): boolean {
  const isAsked = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return 'startViewTransition' in document && isAsked && !losesPresses();
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
