/** Runs the exports on real servers with the files made for them: `main.ts CHROMIUM NAME…`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../../contracts/http/createServer';
import { hostSettings } from '../../contracts/hosting/hostSettings';
import { hosts } from '../../contracts/hosting/hosts/hosts';
import { securityHeaders } from '../../contracts/hosting/policy';
import { filesOf, publish } from '../../contracts/hosting/publish';
import { missing } from '../../contracts/hosting/testSite';
import siteBelowPath from '../support/siteBelowPath.json';
import { now } from '../support/site';
import { walk } from './journey';
import { addressesOf, probe } from './probe';
import { hasBrotli, serve } from './servers';
import type { ServerName } from './servers';

const root = path.resolve(__dirname, '../..');
/** Packs as quickly as it can: the best takes minutes, and is not what is looked at here. */
const QUICK = 1;

const exportsMade = [
  { from: path.join(root, 'out'), variables: {} },
  { from: path.join(root, siteBelowPath.folder), variables: siteBelowPath.variables },
];

/** One page in so many is asked for: all of them are of one class. */
const PAGES_APART = 10;

function contentOf(from: string) {
  return (file: string) => {
    const at = path.join(from, file);
    return existsSync(at) && !file.endsWith('/') && filesIn(from).has(file) ? readFileSync(at) : null;
  };
}

const known = new Map<string, ReadonlySet<string>>();
function filesIn(from: string): ReadonlySet<string> {
  const files = known.get(from) ?? new Set(filesOf(from).map((file) => file.path));
  known.set(from, files);
  return files;
}

/** What is wrong with a host, at the root and below a path. */
async function check(name: ServerName, chromium: string | undefined): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { from, variables } of exportsMade) {
    const start = Date.now();
    const settings = hostSettings(variables);
    const { basePath } = settings;
    const folder = mkdtempSync(path.join(tmpdir(), `sarastus-${name}-`));
    const harness = createServer({
      db: ':memory:',
      now: () => new Date(now),
      seed: 'sarastus',
      strict: true,
      staticDir: null,
      port: 0,
      basePath,
      testControl: true,
      testTokens: true,
      predictable: true,
    });
    const apis = await harness.listen();
    try {
      await publish(hosts[name], { from, to: folder, settings, brotliQuality: QUICK });
      const server = await serve(name, { folder, basePath, apis });
      try {
        const { origin } = new URL(server.address);
        const isAsked = (each: string, index: number) => !each.endsWith('.html') || index % PAGES_APART === 0;
        const paths = addressesOf([...filesIn(from)].filter(isAsked));
        const encodings = hasBrotli(name) ? ['br', 'gzip'] : ['gzip'];
        const site = { origin, basePath, security: securityHeaders(settings), contentOf: contentOf(from), encodings };
        const probed = await probe(site, [...paths, ...missing]);
        const walked = await walk(origin, basePath, chromium);
        const found = [...probed.wrong, ...walked.complaints];
        if (walked.bookings !== 1) found.push(`${walked.bookings} bookings were made`);
        wrong.push(...found);
        const seconds = ((Date.now() - start) / 1000).toFixed(0);
        console.log(
          `${found.length === 0 ? '✓' : '✗'} ${name} at ${basePath || '/'}: ${probed.asked} answers, a booking (${seconds} s)`,
        );
        for (const each of found.slice(0, 20)) console.log(`    ${each}`);
      } finally {
        await server.close();
      }
    } finally {
      await harness.close();
      rmSync(folder, { recursive: true });
    }
  }
  return wrong;
}

async function checkAll([chromium = '', ...names]: readonly string[]): Promise<number> {
  let failures = 0;
  for (const name of names) failures += (await check(name as ServerName, chromium || undefined)).length;
  return failures === 0 ? 0 : 1;
}

checkAll(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
