/** `npm run dev`: the harness, the Relay compiler on changes, and Next's development server with a proxy for API calls. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { bin, ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { practiceServices } = await import('./practiceServices.mjs');
const { compileOperations, writeFirstScripts, writePublicFiles, writeStylesheet } = await import('./export.mjs');
compileOperations();
writeStylesheet();
writePublicFiles({ NEXT_PUBLIC_APP_ENV: 'test' });
writeFirstScripts('public', ['theme.js', 'arrival.js', 'moved.js']);
const harnessPort = '4100';
const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');
const harness = `http://localhost:${harnessPort}${basePath}`;
const tasks = [
  [
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', 'contracts/http/serve.ts'],
    { PORT: harnessPort },
  ],
  [
    bin('next'),
    ['dev', '--webpack', '-p', process.env.PORT ?? '3000'],
    {
      CONTENT_V1_URL: `${harness}/graphql`,
      DEV_HARNESS: harness,
      NEXT_PUBLIC_APP_ENV: 'test',
      ...practiceServices('test', basePath),
    },
  ],
].map(([command, args, env]) => spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }));
// Relay's own watch mode needs Watchman on the machine.
let soon;
for (const folder of ['src', 'schema']) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || file.includes('__generated__') || !/\.(tsx?|graphql)$/.test(file)) return;
    clearTimeout(soon);
    soon = setTimeout(() => {
      try {
        compileOperations();
      } catch (error) {
        console.error(error.message);
      }
    }, 300);
  });
}
for (const task of tasks) {
  task.on('exit', (code) => {
    for (const other of tasks) other.kill();
    process.exit(code ?? 0);
  });
}
