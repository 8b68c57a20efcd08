/** `npm start`: from a fresh clone to a running site, skipping what is already done. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { ensureExported } = await import('./export.mjs');
await ensureExported();
const server = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'contracts/http/serve.ts'], {
  cwd: root,
  env: { ...process.env, STATIC_DIR: process.env.STATIC_DIR ?? 'out' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
