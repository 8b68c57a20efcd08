import { flushSync } from 'react-dom';
import { afterPaint } from './afterPaint';

/**
 * Changes state once the browser has painted what the guest did, or before they do the next thing. What follows from the
 * change, such as storing it, is done by then too: the page may be left in the very next moment.
 */
export function changeAfterPaint(change: () => void): void {
  afterPaint(() => flushSync(change));
}
