/**
 * The one script of a page that sleeps: `/wake.js`. It runs the page's own scripts, named in its `data-scripts`, at the
 * first sign that a guest uses the page.
 */
import { onAwake } from '@/browser/awake';
import { whenIdle } from '@/browser/whenIdle';
import { answerConsent } from './answerConsent';
import { holdInput } from './holdInput';
import { closestTo, endSleep, listen } from './listen';
import { fetchQuietly, loadRare, prefetch, runScripts } from './loadScripts';
import { watchLine } from './lostLine';
import { closeNotices, showNotices } from './notices';
import { hasReasonAtOnce, isLoadedAgain, leavingLinks, signs } from './reasons';

let isWaking = false;

function wake(): void {
  if (isWaking) return;
  isWaking = true;
  runScripts(() => {
    // Without a network the scripts are fetched again when it is back.
    if (!navigator.onLine) {
      isWaking = false;
      listen('online', wake);
      return;
    }
    loadRare().then(({ goOnWithoutCode }) => goOnWithoutCode(endSleep), endSleep);
  });
}

/** Fetches the page behind a link that the guest points at, since a press on it will leave this page. */
function fetchNextPage(event: Event): void {
  const link = closestTo(event, leavingLinks);
  if (link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname)
    prefetch(link.href);
}

function beginSleep(): void {
  document.documentElement.dataset.asleep = '';
  for (const [sign, isSign] of Object.entries(signs)) listen(sign, (event) => isSign(event) && wake());
  for (const way of ['pointerover', 'touchstart', 'focusin']) listen(way, fetchNextPage);
  answerConsent(wake);
  closeNotices((id) => void loadRare().then(({ dismissNotice }) => dismissNotice(id)));
  watchLine();
  holdInput();
  onAwake(endSleep);
  if (isLoadedAgain()) {
    loadRare()
      .then(({ restoreInput }) => restoreInput())
      .finally(wake);
    return;
  }
  if (hasReasonAtOnce()) return wake();
  const rest = () => {
    showNotices(wake);
    fetchQuietly();
  };
  if (document.readyState === 'complete') whenIdle(rest);
  else listen('load', () => whenIdle(rest));
}

beginSleep();
