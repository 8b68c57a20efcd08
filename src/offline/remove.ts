/**
 * `/sw-remove.js`: an operator who wants no service worker any more publishes it as `/sw.js`. A browser that has the
 * worker asks for that file at the next visit, and this one deletes what was saved and takes itself out.
 */
import { forgetSavedPages } from '@/browser/savedPages';
import type { WorkerScope } from './workerScope';

const worker = globalThis as unknown as WorkerScope;

const end = async () => {
  await forgetSavedPages();
  await worker.registration.unregister();
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(end()));
