import { isField } from '@/browser/handover/awake';

/** Without a key for so long, a guest is taken to have paused. */
const PAUSE_MS = 500;
/** Who types on and on is interrupted after so long. */
const LONGEST_MS = 5_000;

/**
 * Does what makes the page leave at once, or, where the guest is in a field, between two words: a key that is pressed
 * while one page goes and the next one comes is lost.
 */
export function atPause(leave: () => void): void {
  if (!isField(document.activeElement)) return leave();
  const end = Date.now() + LONGEST_MS;
  const leaveNow = () => {
    removeEventListener('keydown', waitOn);
    leave();
  };
  let timer = setTimeout(leaveNow, PAUSE_MS);
  function waitOn(): void {
    clearTimeout(timer);
    timer = setTimeout(leaveNow, Math.min(PAUSE_MS, Math.max(0, end - Date.now())));
  }
  addEventListener('keydown', waitOn);
}
