/** The longest that work waits where nothing is painted, as in a tab in the background. */
const LONGEST_MS = 200;

/** Does work once the browser has painted what a press has changed so far. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  // The frame is painted right after its callbacks.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
}
