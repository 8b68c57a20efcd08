import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from './install.mjs';
import { writeLicences } from './licences.mjs';
import { practiceServices } from './practiceServices.mjs';
import { releaseOf } from './release.mjs';
import { isUpToDate } from './upToDate.mjs';

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

/** The public address of a practice site: search engines need absolute addresses. */
const practiceOrigin = 'https://www.sarastus.example';

/** Variables of a build beside those that the browser's code reads. */
const buildVariables = [
  'APP_ENV',
  'CHAIN',
  'CONTENT_V1_URL',
  'OPTIONAL_FEATURES',
  'ALLOW_DEFAULTS',
  'PLAIN',
  'WITHOUT',
];

/** Written by this script itself. */
const made = new Set([
  '__generated__',
  'node_modules',
  'sarastus.css',
  'street-map.css',
  'robots.txt',
  'manifest.webmanifest',
  'theme.js',
  'arrival.js',
  'moved.js',
]);

function* filesBelow(place) {
  if (!statSync(place).isDirectory()) return yield place;
  for (const entry of readdirSync(place).sort()) {
    if (!made.has(entry)) yield* filesBelow(path.join(place, entry));
  }
}

/** The folder of the site itself, and the extra environment and content of another export. */
const siteDefaults = { folder: 'out', variables: {}, content: null };

/** A digest of everything an export depends on, including the environment's switches. */
function digestOfInputs({ variables, content }) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  hash.update(JSON.stringify(content));
  for (const [name, value] of Object.entries({ ...process.env, ...variables }).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || buildVariables.includes(name)) hash.update(`${name}=${value}`);
  }
  return hash.digest('hex');
}

/** Compiles the operations of both APIs into modules beside them. */
export function compileOperations() {
  run(bin('relay-compiler'), ['--output', 'quiet-with-errors']);
}

/** Writes the stylesheet of the site. */
export function writeStylesheet() {
  run(bin('tsx'), ['src/export/styles/writeStylesheet.ts', 'public/sarastus.css']);
}

/** Writes `robots.txt` and the web manifest, which depend on the environment. */
export function writePublicFiles(env) {
  run(bin('tsx'), ['src/export/writePublicFiles.ts'], env);
}

/** Bundles the scripts that run before the framework: all, or the named ones. */
export function writeFirstScripts(folder, names, env) {
  run(bin('tsx'), ['src/export/firstScripts.ts', folder, ...names], env);
}

/** Runs `work` with the address of a harness on a free port; `content` is applied first. */
async function withHarness({ variables, content }, work) {
  const harness = spawn(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'contracts/http/serve.ts'],
    {
      cwd: root,
      env: { ...process.env, ...variables, PORT: '0', DATA_DIR: ':memory:', ...(content && { TEST_CONTROL: '1' }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  // A step that fails ends this process at once.
  process.once('exit', () => harness.kill());
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
    if (content) await fetch(`${address}/__test/content`, { method: 'POST', body: JSON.stringify(content) });
    await work(address.replace(/\/$/, ''));
  } finally {
    harness.kill();
  }
}

/** Ends the build where a script names a folder of the machine that built it. */
function refuseBuildPaths(folder) {
  for (const file of filesBelow(path.join(root, folder, '_next'))) {
    if (!file.endsWith('.js') || !readFileSync(file, 'utf8').includes(root)) continue;
    console.error(`${path.relative(root, file)} names the folder of this build`);
    process.exit(1);
  }
}

function nextBuild(environment) {
  return new Promise((resolve, reject) => {
    const build = spawn(bin('next'), ['build', '--webpack'], {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
      stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'pipe', 'pipe'],
    });
    let output = '';
    build.stdout?.on('data', (chunk) => (output += chunk));
    build.stderr.on('data', (chunk) => (output += chunk));
    build.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`next build failed\n${output}`));
      // Pages that failed in the export: it goes on without them.
      for (const line of new Set(output.split('\n').filter((each) => each.startsWith('Left out: '))))
        console.warn(line);
      return resolve();
    });
  });
}

/**
 * Exports the site, unless nothing it depends on has changed since the last time; from an API always. Tests make a second export: into
 * another `folder`, with `variables` over those of the environment, and with the `content` of the harness changed.
 */
export async function ensureExported(requested = {}) {
  const made = { ...siteDefaults, ...requested };
  const { folder, variables } = made;
  const stamp = path.join(root, 'node_modules/.cache/exports', folder.replaceAll(/[\\/]/g, '-'));
  const digest = digestOfInputs(made);
  const given = { ...process.env, ...variables };
  const known = {
    isThere: existsSync(path.join(root, folder, '404.html')),
    stamp: existsSync(stamp) ? readFileSync(stamp, 'utf8') : null,
  };
  if (isUpToDate({ ...known, digest, contentUrl: given.CONTENT_V1_URL })) {
    console.log(`Unchanged: ${folder} is of these sources and settings`);
    return;
  }
  // An export that ends early must not count as the one before it.
  rmSync(stamp, { force: true });
  console.log('Compiling operations …');
  compileOperations();
  writeStylesheet();
  console.log(`Exporting the site into ${folder} …`);
  rmSync(path.join(root, folder), { recursive: true, force: true });
  const environment = given.APP_ENV ?? 'test';
  const basePath = (given.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');
  const env = {
    ...variables,
    EXPORT_FOLDER: folder,
    APP_ENV: environment,
    NEXT_PUBLIC_APP_ENV: environment,
    // The harness also acts as the older front end's router.
    NEXT_PUBLIC_OLDER_FRONTEND: given.NEXT_PUBLIC_OLDER_FRONTEND ?? (environment === 'test' ? '1' : ''),
    NEXT_PUBLIC_RELEASE: given.NEXT_PUBLIC_RELEASE ?? releaseOf(digest),
    // Content is asked for what the API has, in the browser, too.
    ...(given.OPTIONAL_FEATURES !== undefined && { NEXT_PUBLIC_OPTIONAL_FEATURES: given.OPTIONAL_FEATURES }),
    NEXT_PUBLIC_SITE_ORIGIN: given.NEXT_PUBLIC_SITE_ORIGIN ?? (environment === 'test' ? practiceOrigin : ''),
    ...practiceServices(environment, basePath),
  };
  writePublicFiles(env);
  run(bin('tsx'), ['src/export/checkBuild.ts'], env);
  const makeSite = async (given) => {
    await nextBuild(given);
    writeFirstScripts(folder, [], given);
    run(bin('tsx'), ['src/export/writeAppConfig.ts', folder], given);
    run(bin('tsx'), ['src/export/finishExport.ts', folder], given);
  };
  try {
    if (given.CONTENT_V1_URL) await makeSite(env);
    else await withHarness(made, (address) => makeSite({ ...env, CONTENT_V1_URL: `${address}/graphql` }));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  writeLicences(folder);
  run(bin('tsx'), ['contracts/supply/writeBom.ts', folder], env);
  // Notes for who works on the texts, not for guests.
  rmSync(path.join(root, folder, 'locales/README.md'), { force: true });
  refuseBuildPaths(folder);
  run(bin('tsx'), ['contracts/hosting/releases/noteRelease.ts', folder], env);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
