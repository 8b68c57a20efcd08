import { useEffect } from 'react';
// With the page's first code: loaded later, the way to the API would come once with each part that asks.
import { askOlderParts } from '@/api/v1/askOlderParts';
import { whenIdle } from '@/browser/whenIdle';
import { environment } from '@/config/environment';

/**
 * Follows the older front end, on hosts that have one. It is asked about once the page stands; until the answer comes,
 * and where none comes, every part is this site's, which is whole.
 */
export function useOlderFrontend(isPresent: boolean = environment.hasOlderFrontend): void {
  useEffect(() => {
    if (!isPresent) return undefined;
    let isOver = false;
    let end = () => undefined as void;
    const follow = async () => {
      const parts = await askOlderParts();
      if (parts.length === 0) return;
      const { leaveToServer } = await import('./olderParts');
      if (!isOver) end = leaveToServer(document, environment.basePath, parts);
    };
    whenIdle(() => void follow().catch(() => undefined));
    return () => {
      isOver = true;
      end();
    };
  }, [isPresent]);
}
