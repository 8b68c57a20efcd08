import path from 'node:path';
import { flowApis } from './flowApi';
import { makeReleases } from './releases';
import type { Releases } from './releases';
import { test as siteTest } from './site';

/** Tests whose host serves the release that they have published last. */
export const test = siteTest.extend<object, { readonly releases: Releases }>({
  releases: [
    async ({}, use, { workerIndex }) => {
      const releases = makeReleases(path.resolve(__dirname, `../../test-results/releases/${workerIndex}`));
      releases.publish('first');
      await use(releases);
    },
    { scope: 'worker' },
  ],
  flowApi: [async ({ releases }, use) => use({ ...flowApis.v2, folder: releases.served }), { scope: 'worker' }],
});
