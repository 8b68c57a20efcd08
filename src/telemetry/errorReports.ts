import { ERROR_SAMPLE_RATE, REPLAY_ON_ERROR_RATE } from '@/config/limits';
import { environment } from '@/config/environment';
import { services } from '@/config/services';
import { hasConsent } from './consent';
import { mask } from './mask';

/** Contexts of the browser, not of the guest: their `name` is that of a program. */
const ofPrograms = ['browser', 'os', 'sdk'] as const;

/** The report without personal data: in fields by their names, in addresses and in messages. */
export function maskReport<Report extends object>(report: Report): Report {
  const { sdk, contexts, event_id: id, ...rest } = report as Report & Readonly<Record<string, unknown>>;
  const kept = Object.entries((contexts ?? {}) as object).filter(([name]) =>
    (ofPrograms as readonly string[]).includes(name),
  );
  return {
    ...(mask(rest) as object),
    contexts: { ...(mask(contexts ?? {}) as object), ...Object.fromEntries(kept) },
    ...(sdk === undefined ? {} : { sdk }),
    ...(id === undefined ? {} : { event_id: id }),
  } as unknown as Report;
}

interface Crumb {
  readonly category?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Steps before an error: the address and status of a call, never its content. */
export function maskBreadcrumb<Masked extends Crumb>(crumb: Masked): Masked | null {
  if (crumb.category === 'console') return null;
  const { method, status_code: status, url, from, to } = crumb.data ?? {};
  return mask({ ...crumb, message: undefined, data: { method, status_code: status, url, from, to } }) as Masked;
}

let stop: (() => void) | null = null;

/** Starts error reports. Call it only with the guest's consent: the code is loaded then, not before. */
export async function startErrorReports(): Promise<void> {
  if (services.sentryDsn === null || stop !== null) return;
  stop = () => undefined;
  const { init, close, replayIntegration } = await import('./sentry');
  // The guest may have withdrawn consent while the code was loading.
  if (!hasConsent('errorReports')) {
    stop = null;
    return;
  }
  init({
    dsn: services.sentryDsn,
    release: services.release ?? undefined,
    environment: environment.appEnvironment,
    sampleRate: ERROR_SAMPLE_RATE,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: REPLAY_ON_ERROR_RATE,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
    },
    beforeSend: maskReport,
    beforeBreadcrumb: maskBreadcrumb,
    integrations: [
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkDetailAllowUrls: [],
        // Stores nothing in the browser, and starts no worker, which a strict content policy forbids.
        stickySession: false,
        useCompression: false,
        beforeAddRecordingEvent: (event) => mask(event, { isReplay: true }) as typeof event,
      }),
    ],
  });
  stop = () => {
    stop = null;
    void close();
  };
}

/** Stops error reports of this page at once. */
export function stopErrorReports(): void {
  stop?.();
}
