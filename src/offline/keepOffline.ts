import { forgetSavedPages } from '@/browser/savedPages';
import { site } from '@/config/siteAddresses';
import { askFlag } from '@/flags/askFlag';
import type { Told } from './workerScope';

declare const __webpack_require__: { readonly tu: (src: string) => string } | undefined;

/** As an address that the site's policy takes. Only the bundle has a policy. */
const trusted = (src: string): string =>
  typeof __webpack_require__ === 'undefined' ? src : __webpack_require__.tu(src);

const tell = (worker: ServiceWorker | null | undefined, told: Told): void => worker?.postMessage(told);

/** Takes out the worker of this site, and no other of its host. */
async function endKeeping(container: ServiceWorkerContainer, address: string): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (!worker?.scriptURL.endsWith(address)) continue;
    tell(worker, 'end');
    await registration.unregister();
  }
  await forgetSavedPages();
}

/**
 * Has the service worker save the page that is open, for a time without a network; takes the worker out once the operator
 * has switched that off. Browsers without workers, and pages on plain http, go without.
 */
export async function keepOffline(): Promise<void> {
  const container = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!container) return;
  const address = site.local('/sw.js');
  // A configuration that does not come changes nothing.
  const isOn = await askFlag('offlinePages', container.controller !== null);
  if (!isOn) return endKeeping(container, address);
  await container.register(trusted(address), { updateViaCache: 'none' });
  const { active } = await container.ready;
  const pictures = performance.getEntriesByType('resource').map(({ name }) => name);
  tell(active, { path: location.pathname, pictures });
}
