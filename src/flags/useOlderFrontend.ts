import type { NextRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { askOlderParts } from '@/api/v1/askOlderParts';
import { environment } from '@/config/environment';
import { leavingForOlderParts } from './olderParts';

/** When the page has time for what is not needed to use it. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work);
}

/**
 * The router, which leaves the parts of an older front end to the server on hosts that have one. The parts are asked for
 * once the page stands; until the answer comes, and where none comes, every part is this site's.
 */
export function useOlderFrontend(router: NextRouter, isPresent: boolean = environment.hasOlderFrontend): NextRouter {
  const [parts, setParts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isPresent) return undefined;
    let isLeft = false;
    whenIdle(() => {
      askOlderParts().then(
        (found) => isLeft || setParts(found),
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
    };
  }, [isPresent]);
  return useMemo(() => (parts.length === 0 ? router : leavingForOlderParts(router, parts)), [router, parts]);
}
