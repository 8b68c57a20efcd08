import { closestTo, listen } from './listen';

const { dataset } = document.documentElement;

/**
 * Shows the notice of a lost network, which stands in the page hidden (`OfflineNotice`), while the page sleeps. A link
 * pressed meanwhile keeps the page: the browser would show its own error page instead.
 */
export function watchLine(): void {
  const show = () => {
    if (navigator.onLine) delete dataset.offline;
    else dataset.offline ??= 'offline';
  };
  listen('online', show);
  listen('offline', show);
  show();
  listen('click', (event) => {
    if (navigator.onLine || !closestTo(event, 'a[href^="/"]')) return;
    event.preventDefault();
    dataset.offline = 'not-opened';
  });
}
