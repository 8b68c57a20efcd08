import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createServer } from '../../contracts/http/createServer';
import { exportedPages } from './exportedSite';
import type { PageFile } from './exportedSite';
import { now, test as base } from './site';
import siteBelowPath from './siteBelowPath.json';

/** The folder of the second export of the tests. */
export const basePath = siteBelowPath.variables.NEXT_PUBLIC_BASE_PATH;
const root = path.resolve(__dirname, '../..');
export const folder = path.join(root, siteBelowPath.folder);

/** The site below a path, with pages that are missing in some languages. */
export const test = base.extend<object, { readonly pages: readonly PageFile[] }>({
  harness: [
    async ({}, use) => {
      const harness = createServer({
        db: ':memory:',
        now: () => new Date(now),
        seed: 'sarastus',
        strict: true,
        staticDir: folder,
        port: 0,
        basePath,
        testControl: true,
        testTokens: true,
        predictable: true,
      });
      await use({ address: await harness.listen(), harness });
      await harness.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({}, use) => {
      execFileSync(process.execPath, ['tests/support/exportOthers.mjs', 'belowPath'], { cwd: root, stdio: 'inherit' });
      await use(exportedPages(folder));
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
});
