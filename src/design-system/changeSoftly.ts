import { flushSync } from 'react-dom';

/** Whether things may pass into each other here: the browser can, and the guest has not asked for less motion. */
export function maySoften(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Makes a change of the page's state, and lets what was shown pass softly into what is. */
export function changeSoftly(change: () => void): void {
  if (!maySoften()) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // Skipped by the browser, such as for a newer one: the change is made all the same.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}
