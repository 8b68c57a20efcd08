import { clientHeaders } from '@/browser/clientHeaders';
import { environment } from '@/config/environment';
import { FEATURE_DETECTION_WAIT_MS } from '@/config/limits';
import { readFlags } from './readFlags';
import type { Flags } from './readFlags';

/** Asks the runtime configuration for its flags. Rejects without a valid answer in time. */
export async function askFlags(): Promise<Flags> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), FEATURE_DETECTION_WAIT_MS);
  try {
    const response = await fetch(`${environment.basePath}/api/appconfig`, {
      headers: clientHeaders(),
      credentials: 'include',
      // Hosts may allow files to be cached for long; this one is revalidated each time.
      cache: 'no-cache',
      signal: abort.signal,
    });
    if (!response.ok) throw new Error(`The runtime configuration answered ${response.status}`);
    return readFlags(await response.json());
  } catch (error) {
    if (abort.signal.aborted) throw new Error('The runtime configuration did not answer in time');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
