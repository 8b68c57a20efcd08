import type { NextRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/browser/whenIdle';
import { environment } from '@/config/environment';

/**
 * The router; on hosts with an older front end it loads the parts of that one from the server. The parts are requested
 * once the page is mounted; until the answer comes, and where none comes, every part is this site's.
 */
export function useOlderFrontend(router: NextRouter, isPresent: boolean = environment.hasOlderFrontend): NextRouter {
  const [leaving, setLeaving] = useState<((router: NextRouter) => NextRouter) | null>(null);
  useEffect(() => {
    if (!isPresent) return undefined;
    let isLeft = false;
    const follow = async () => {
      // Both are loaded only for sites with an older front end.
      const { askOlderParts } = await import('@/api/site/askOlderParts');
      const parts = await askOlderParts();
      if (parts.length === 0) return;
      const { routerBeside } = await import('./olderParts');
      if (!isLeft) setLeaving(() => routerBeside(parts));
    };
    whenIdle(() => void follow().catch(() => undefined));
    return () => {
      isLeft = true;
    };
  }, [isPresent]);
  return useMemo(() => leaving?.(router) ?? router, [router, leaving]);
}
