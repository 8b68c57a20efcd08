import { environment } from '@/config/environment';
import { FEATURE_DETECTION_WAIT_MS } from '@/config/limits';
import { readFeatures } from './readFeatures';

/**
 * Asks the runtime configuration which optional features are on. Without an answer, or after five seconds without one,
 * they are all off, and the site is whole without them.
 */
export async function askFeatures(): Promise<ReadonlySet<string>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), FEATURE_DETECTION_WAIT_MS);
  try {
    const url = `${environment.basePath}/api/appconfig`;
    const response = await fetch(url, { credentials: 'include', signal: abort.signal });
    return readFeatures(await response.json());
  } catch {
    return new Set();
  } finally {
    clearTimeout(timer);
  }
}
