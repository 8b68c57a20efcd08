import Router from 'next/router';
import { useEffect } from 'react';
import { maySoften } from '@/design-system/changeSoftly';

/** How long the page that is left may stand still while the next one comes, in milliseconds. */
const LONGEST_STAND = 300;

/**
 * Lets one page pass softly into the next, where the browser can and the guest has not asked for less motion. A page
 * that takes longer to come is shown as it comes: nobody waits for a transition.
 */
export function useViewTransitions(): void {
  useEffect(() => {
    let goOn: () => void = () => undefined;
    const leave = (_url: string, { shallow }: { readonly shallow: boolean }) => {
      goOn();
      if (shallow || !maySoften()) return;
      const arrived = new Promise<void>((resolve) => {
        goOn = resolve;
        setTimeout(resolve, LONGEST_STAND);
      });
      const transition = document.startViewTransition(() => arrived);
      // Skipped by the browser, such as in a tab out of sight: the page has changed all the same.
      transition.ready.catch(() => undefined);
      transition.finished.catch(() => undefined);
    };
    const arrive = () => goOn();
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('routeChangeError', arrive);
    return () => {
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('routeChangeError', arrive);
    };
  }, []);
}
