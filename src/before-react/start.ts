/**
 * The one script that starts a page which does not sleep: `/start.js`. The HTML, which says what is known already, is
 * painted before the framework's scripts, which wait in that HTML, take the line and the processor. What the
 * guest does meanwhile is kept, as on a page that sleeps.
 */
import { afterPaint } from '@/browser/afterPaint';
import { onAwake } from '@/browser/handover/awake';
import { isLoadedAgain } from '@/browser/handover/keptInput';
import { followHistory } from './waiting/followHistory';
import { holdInput } from './waiting/holdInput';
import { keepPresses } from './waiting/keepPresses';
import { endSleep, listen } from './waiting/listen';
import { fetchParts } from './waiting/loadScripts';
import { watchLine } from './waiting/lostLine';
import { restoreInput, runPage } from './waiting/runPage';

function start(): void {
  runPage(() => listen('online', start));
  // In a task of its own: each of the two takes a mid phone 40 ms.
  setTimeout(fetchParts);
}

watchLine();
followHistory();
holdInput();
keepPresses();
onAwake(endSleep);
if (isLoadedAgain()) restoreInput().finally(start);
else afterPaint(start);
