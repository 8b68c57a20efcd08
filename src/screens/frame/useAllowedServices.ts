import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useDecision } from '@/telemetry/useDecision';
import type { PageProps } from '../page-data/pageProps';

/** Starts and stops services by the guest's consent. Loads no code for a guest who allows nothing. */
export function useAllowedServices(page: PageProps['route']): void {
  const decision = useDecision();
  const { asPath } = useRouter();
  const before = useRef<typeof decision>(undefined);
  useEffect(() => {
    if (decision === undefined) return;
    const isChanged = before.current !== undefined && before.current !== decision;
    before.current = decision;
    if (!isChanged && !decision?.allowed.length) return;
    // When the chunk cannot be loaded, the page works without it.
    import('../page-data/followDecision')
      .then(({ followDecision }) => followDecision(decision, page, location.href))
      .catch(() => undefined);
  }, [decision, page, asPath]);
}
