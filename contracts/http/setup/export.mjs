import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from './install.mjs';
import { practiceServices } from './practiceServices.mjs';
import { releaseOf } from './release.mjs';

const inputs = [
  'src',
  'schema',
  'public',
  'contracts',
  'package-lock.json',
  'next.config.mjs',
  'relay.config.js',
  'tsconfig.json',
];

/** Where a practice site would be public: addresses for search engines are whole ones. */
const practiceOrigin = 'https://www.sarastus.example';

/** Written by this script itself. */
const made = new Set(['__generated__', 'node_modules', 'sarastus.css', 'robots.txt']);

function* filesBelow(place) {
  if (!statSync(place).isDirectory()) return yield place;
  for (const entry of readdirSync(place).sort()) {
    if (!made.has(entry)) yield* filesBelow(path.join(place, entry));
  }
}

/** One digest of everything an export is made from, the environment's own switches among it. */
function digestOfInputs() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || ['APP_ENV', 'CHAIN', 'CONTENT_V1_URL'].includes(name))
      hash.update(`${name}=${value}`);
  }
  return hash.digest('hex');
}

/** Compiles the operations of both APIs into modules beside them. */
export function compileOperations() {
  run(bin('relay-compiler'), ['--output', 'quiet-with-errors']);
}

/** Writes the one stylesheet of the site. */
export function writeStylesheet() {
  run(bin('tsx'), ['src/design-system/writeStylesheet.ts', 'public/sarastus.css']);
}

/** Tells search engines whether they may come in, by the switch of the environment. */
function writeRobots(env) {
  run(bin('tsx'), ['src/config/writeRobots.ts', 'public/robots.txt'], env);
}

/** Starts the harness on a free port for as long as `work` runs; `work` gets its address. */
async function withHarness(work) {
  const harness = spawn(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'contracts/http/serve.ts'],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: ':memory:' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const address = await new Promise((resolve, reject) => {
      let text = '';
      harness.stdout.on('data', (chunk) => {
        text += chunk;
        const found = /(http:\/\/\S+)/.exec(text);
        if (found) resolve(found[1]);
      });
      harness.on('exit', (code) => reject(new Error(`The harness ended with code ${code} before it was ready.`)));
    });
    await work(address.replace(/\/$/, ''));
  } finally {
    harness.kill();
  }
}

function nextBuild(environment) {
  return new Promise((resolve, reject) => {
    const build = spawn(bin('next'), ['build', '--webpack'], {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
      stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'pipe', 'pipe'],
    });
    let said = '';
    build.stdout?.on('data', (chunk) => (said += chunk));
    build.stderr.on('data', (chunk) => (said += chunk));
    build.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`next build failed\n${said}`))));
  });
}

/** Exports the site into `out`, unless nothing it is made from has changed since the last time. */
export async function ensureExported() {
  const stamp = path.join(root, 'out/.made-from');
  const digest = digestOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Compiling operations …');
  compileOperations();
  writeStylesheet();
  console.log('Exporting the site …');
  rmSync(path.join(root, 'out'), { recursive: true, force: true });
  const environment = process.env.APP_ENV ?? 'test';
  const env = {
    APP_ENV: environment,
    NEXT_PUBLIC_APP_ENV: environment,
    // The harness plays the older front end's routing, too.
    NEXT_PUBLIC_OLDER_FRONTEND: process.env.NEXT_PUBLIC_OLDER_FRONTEND ?? (environment === 'test' ? '1' : ''),
    NEXT_PUBLIC_RELEASE: process.env.NEXT_PUBLIC_RELEASE ?? releaseOf(digest),
    NEXT_PUBLIC_SITE_ORIGIN: process.env.NEXT_PUBLIC_SITE_ORIGIN ?? (environment === 'test' ? practiceOrigin : ''),
    ...practiceServices(environment),
  };
  writeRobots(env);
  run(bin('tsx'), ['src/api/checkBuild.ts'], env);
  try {
    if (process.env.CONTENT_V1_URL) await nextBuild(env);
    else await withHarness((address) => nextBuild({ ...env, CONTENT_V1_URL: `${address}/graphql` }));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  run(bin('tsx'), ['src/routes/writeSitemap.ts', 'out'], env);
  writeFileSync(stamp, digest);
}
