import { endSleep } from './listen';
import { loadRare, runScripts } from './loadScripts';

/**
 * Runs the page's scripts. Where they are lost, the page is loaded again or does without; without a network, `onOffline`
 * is called, to try later.
 */
export function runPage(onOffline: () => void): void {
  runScripts(() => {
    if (!navigator.onLine) {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      return onOffline();
    }
    loadRare().then(({ goOnWithoutCode }) => goOnWithoutCode(endSleep), endSleep);
  });
}

/** Puts back what the guest had done before the page was loaded again for its new code. */
export const restoreInput = (): Promise<void> => loadRare().then((rare) => rare.restoreInput());
