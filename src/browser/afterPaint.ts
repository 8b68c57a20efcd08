/** The longest that work waits where nothing is painted, as in a tab in the background. */
const LONGEST_MS = 200;

/** What a guest does next: it must find the work done. */
const nextSigns = ['click', 'keydown', 'submit', 'pagehide'] as const;

/** Does work once the browser has painted what a press has changed so far, or before the guest's next one. */
export function afterPaint(work: () => void): void {
  const done = new AbortController();
  const once = () => {
    if (done.signal.aborted) return;
    done.abort();
    work();
  };
  nextSigns.forEach((sign) => addEventListener(sign, once, { capture: true, signal: done.signal }));
  // The frame is painted right after its callbacks.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
}
