import { useLost } from './useLost';
import type { Loading } from './useLost';

/**
 * The `loading` of a part that a page cannot do without: when its code is lost, Next would show nothing for good. The
 * error boundary says what happened, and offers to try again. What opens over a page has `LostOverlay`.
 */
export function LostPart({ error, retry }: Loading): null {
  const isLost = useLost({ error, retry });
  if (error && isLost) throw error;
  return null;
}
