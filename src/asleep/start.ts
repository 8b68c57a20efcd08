/**
 * The one script that starts a page which does not sleep: `/start.js`. The HTML, which says what is known already, is
 * painted before the framework's scripts, named in this one's `data-scripts`, take the line and the processor.
 */
import { afterPaint } from '@/browser/afterPaint';
import { fetchParts, loadRare, runScripts } from './loadScripts';

function start(): void {
  runScripts(() => {
    // Without a network the scripts are fetched again when it is back.
    if (!navigator.onLine) return addEventListener('online', start, { once: true });
    loadRare().then(
      ({ goOnWithoutCode }) => goOnWithoutCode(() => undefined),
      () => undefined,
    );
  });
  fetchParts();
}

afterPaint(start);
