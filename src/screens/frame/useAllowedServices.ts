import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { vitals } from '@/config/vitals';
import { useDecision } from '@/telemetry/useDecision';
import type { PageProps } from '../page-data/pageProps';

/** The operator measures the speed of pages on a legal ground that needs no consent. */
const isMeasuredUnasked = vitals.url !== null && !vitals.isByConsent;

/** Starts and stops services by the guest's consent. Loads no code for a guest who allows nothing and is not measured. */
export function useAllowedServices(page: PageProps['route']): void {
  const decision = useDecision();
  const { asPath } = useRouter();
  const [landed] = useState(page);
  const before = useRef<typeof decision>(undefined);
  useEffect(() => {
    if (decision === undefined) return;
    const isChanged = before.current !== undefined && before.current !== decision;
    before.current = decision;
    if (!isChanged && !decision?.allowed.length && !isMeasuredUnasked) return;
    // When the chunk cannot be loaded, the page works without it.
    import('../page-data/followDecision')
      .then(({ followDecision }) => followDecision(decision, { landed, page, href: location.href }))
      .catch(() => undefined);
  }, [decision, landed, page, asPath]);
}
