/**
 * The one script of a page that sleeps: `/wake.js`. It first clears the address of what no other script may read, and runs
 * the page's own scripts, which wait in its HTML, at the first sign that a guest uses the page.
 */
import './arrival';
import { earlyInput, onAwake } from '@/browser/handover/awake';
import { isLoadedAgain } from '@/browser/handover/keptInput';
import { whenIdle } from '@/browser/whenIdle';
import { beginDates } from '@/features/search/dateInput';
import { closeMenu } from './asleep/closeMenu';
import { followHistory } from './waiting/followHistory';
import { holdInput } from './waiting/holdInput';
import { keepPresses } from './waiting/keepPresses';
import { closestTo, endSleep, isSleepOver, listen, takePresses } from './waiting/listen';
import { fetchQuietly, loadRare, prefetch } from './waiting/loadScripts';
import { watchLine } from './waiting/lostLine';
import { closeNotices, showNotices } from './asleep/notices';
import { hasReasonAtOnce, signs } from './asleep/reasons';
import { restoreInput, runPage } from './waiting/runPage';

let isWaking = false;

function wake(): void {
  if (isWaking) return;
  isWaking = true;
  runPage(() => {
    isWaking = false;
    listen('online', wake);
  });
}

/** Fetches the page behind a link that the guest points at, since a press on it will leave this page. */
function fetchNextPage(event: Event): void {
  const link = closestTo(event, 'a[href^="/"]:not([data-opens])') as HTMLAnchorElement | null;
  if (link) prefetch(link.href);
}

function beginSleep(): void {
  document.documentElement.dataset.asleep = '';
  for (const [sign, isSign] of Object.entries(signs)) listen(sign, (event) => isSign(event) && wake());
  for (const way of ['pointerover', 'focusin']) listen(way, fetchNextPage);
  takePresses('[data-answer]', (button) => {
    loadRare().then(
      // The awake page answers by itself.
      ({ answerConsent }) => (isSleepOver() ? button.click() : answerConsent(button, wake)),
      () => earlyInput().pressed.add(button),
    );
  });
  closeNotices();
  closeMenu();
  watchLine();
  followHistory();
  holdInput();
  keepPresses();
  onAwake(endSleep);
  if (isLoadedAgain()) {
    restoreInput().finally(wake);
    return;
  }
  if (hasReasonAtOnce()) return wake();
  const search = document.querySelector<HTMLFormElement>('form#search');
  if (search) beginDates(search);
  // A deferred script runs before the page has loaded.
  listen('load', () => {
    whenIdle(() => {
      showNotices(wake);
      fetchQuietly();
    });
  });
}

beginSleep();
