import { services } from '@/config/services';
import { pushToDataLayer } from './dataLayer';
import { loadScript } from './loadScript';

/** Another container for this tab, for testing it. */
export const CONTAINER_KEY = 'sarastus.tagManagerId';

const wellFormed = /^GTM-[A-Z0-9]{4,12}$/;

/** The container to load: this tab's, if it has a well-formed one, else the configured one; null for none. */
export function containerId(configured: string | null = services.tagManagerId): string | null {
  let own: string | null = null;
  try {
    own = sessionStorage.getItem(CONTAINER_KEY);
  } catch {
    // Without storage, the configured one.
  }
  return [own, configured].find((id) => id !== null && wellFormed.test(id)) ?? null;
}

/** Starts the tag manager. Call it only with the guest's consent to statistics. */
export function startTagManager(): void {
  const id = containerId();
  if (services.tagManagerUrl === null || id === null) return;
  const src = `${services.tagManagerUrl}?id=${id}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  // Failing to load means no statistics; the page works.
  loadScript(src).catch(() => undefined);
}
