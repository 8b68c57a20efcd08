import { withdrawnPurposes } from '@/domain/guest/consent';
import type { ConsentDecision } from '@/domain/guest/consent';
import { forgetWithdrawn } from '@/features/privacy-ledger/forgetWithdrawn';
import { startErrorReports, stopErrorReports } from '@/telemetry/errorReports';
import { maskText } from '@/telemetry/maskText';
import { startTagManager } from '@/telemetry/tagManager';
import { sendEvent } from '@/telemetry/sendEvent';
import type { AnalyticsEvent } from '@/telemetry/sendEvent';
import { followVitals } from '@/telemetry/vitals/followVitals';

type Page = Extract<AnalyticsEvent, { readonly name: 'pageShown' }>['page'];

let last: ConsentDecision | null = null;
let lastSent = '';

interface Shown {
  /** The page that the browser loaded, and the one that this document shows now. */
  readonly landed: Page;
  readonly page: Page;
  readonly href: string;
}

/**
 * A link to a booking holds its key until the page has read it: no third-party script may start before that. The path of a
 * page of the site holds no more than its name, which may look like a secret: `/en/news/100001-2026-summer`.
 */
function holdsSecrets({ page, href }: Shown): boolean {
  const { pathname, search, hash } = new URL(href);
  const given = `${page === 'notFound' ? pathname : ''}${search}${hash}`;
  return maskText(given) !== given;
}

/** Starts the services that the guest allows and stops those no longer allowed, as far as a page can. */
export function followDecision(decision: ConsentDecision | null, shown: Shown): void {
  const { landed, page, href } = shown;
  const allowed = decision?.allowed ?? [];
  const isChanged = last !== decision;
  const withdrawn = withdrawnPurposes(last, decision);
  last = decision;
  if (withdrawn.includes('errorReports')) stopErrorReports();
  if (isChanged) forgetWithdrawn(allowed);
  if (allowed.includes('errorReports')) void startErrorReports().catch(() => undefined);
  followVitals(landed, page);
  if (!allowed.includes('statistics') || holdsSecrets(shown)) return;
  startTagManager();
  // Filters and sorts change the address, not the page.
  const path = new URL(href).pathname;
  if (path !== lastSent) sendEvent({ name: 'pageShown', page });
  lastSent = path;
}
