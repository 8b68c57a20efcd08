import { startTransition } from 'react';
import * as client from 'react-dom/client';
import { announceAwake, isInputHeld, onAwake, onHydrated } from './awake';
import { rememberPage } from './pageBefore';

/** At each of these React hydrates what is left of a page in one piece, and from its beginning. */
const urgentEvents =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick ' +
  'contextmenu keydown keypress keyup input textInput change compositionstart compositionend copy cut paste dragstart ' +
  'dragend drop reset submit';

/** A page that is not awake after this long may never be: what is left of it then works by itself. */
const LONGEST_MS = 10_000;

/**
 * Keeps events from React until the page is hydrated, where a script holds what they did and replays it (`replayInput`). If
 * React began again, parts that have loaded meanwhile would not match the exported HTML: it would draw the page anew, and
 * lose what was typed.
 */
function keepEventsBack(): void {
  if (!isInputHeld()) return;
  const passed = new AbortController();
  const timer = setTimeout(announceAwake, LONGEST_MS);
  onHydrated(() => passed.abort());
  onAwake(() => {
    clearTimeout(timer);
    passed.abort();
  });
  for (const type of urgentEvents.split(' '))
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal: passed.signal });
}

/**
 * React's own `hydrateRoot`, in slices between which the browser can answer the guest: as a transition. A page is made
 * interactive in one long task otherwise. `next.config.mjs` gives it to Next, which calls it.
 */
const hydrateRoot: typeof client.hydrateRoot = (container, ...page) => {
  // A transition runs its work at once.
  let root!: client.Root;
  keepEventsBack();
  rememberPage(container);
  startTransition(() => {
    root = client.hydrateRoot(container, ...page);
  });
  return root;
};

export default { ...client, hydrateRoot };
