/**
 * The service worker, `/sw.js`: pages of content that a guest has seen open without a network, as they were saved. It never
 * comes between the site and a network that answers, and touches only what `keeping` lists: nothing that is posted, no
 * answer of an API, no script of a release.
 */
import { readFlags } from '@/flags/readFlags';
import { forgetSavedPages } from '@/browser/savedPages';
import { site } from '@/config/siteAddresses';
import { answerFile, answerPage, saveOpenPage } from './answers';
import { fileKind, pageAt } from './keeping';
import type { FetchEvent, Told, WorkerScope } from './workerScope';

const worker = globalThis as unknown as WorkerScope;

/** Pages and the worker come and go together: one of an older release has nothing that a page of a newer one needs. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

const begin = async () => {
  await worker.clients.claim();
  // Else a page is asked for only once the worker has started.
  await worker.registration.navigationPreload.enable();
};
worker.addEventListener('activate', (event) => event.waitUntil(begin()));

/** Ends the worker, which goes on beside its open pages until they are left, and saves nothing more. */
async function end(): Promise<false> {
  mayBeSaved = Promise.resolve(false);
  await forgetSavedPages();
  await worker.registration.unregister();
  return false;
}

/** Whether the operator leaves the worker on. It asks itself, as a guest's pages may all sleep, and then ask nothing. */
async function obeySwitch(): Promise<boolean> {
  try {
    const answer = await fetch(site.local('/api/appconfig'), { cache: 'no-cache' });
    return !answer.ok || readFlags(await answer.json()).get('offlinePages') === true || (await end());
  } catch {
    return true;
  }
}

/** Asked once while the worker runs: a browser ends it half a minute after its last page. */
let mayBeSaved: Promise<boolean> | null = null;

const laterIn = (event: Pick<FetchEvent, 'waitUntil'>) => (work: () => Promise<void>) => {
  mayBeSaved ??= obeySwitch();
  event.waitUntil(mayBeSaved.then((isOn) => (isOn ? work() : undefined)).catch(() => undefined));
};

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (request.destination !== 'document' || !pageAt(address)) return;
    const ask = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(answerPage(request.url, ask, laterIn(event)));
  } else if (request.destination !== '' && fileKind(address)) event.respondWith(answerFile(request, laterIn(event)));
});

worker.addEventListener('message', (event) => {
  const told = event.data as Told;
  if (told === 'end') event.waitUntil(end());
  else laterIn(event)(() => saveOpenPage(told.path, told.pictures));
});
