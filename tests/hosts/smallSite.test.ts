import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testWorld } from '../../contracts/http/testWorld';
import { hostSettings } from '../../contracts/hosting/hostSettings';
import { hosts } from '../../contracts/hosting/hosts/hosts';
import { securityHeaders } from '../../contracts/hosting/policy';
import { publish } from '../../contracts/hosting/publish';
import { missing, testFiles, writeTestSite } from '../../contracts/hosting/testSite';
import { addressesOf, ask, probe } from './probe';
import { hasBrotli, isInstalled, serve, serverNames } from './servers';

const temporary = mkdtempSync(path.join(tmpdir(), 'sarastus-hosts-'));
const from = path.join(temporary, 'out');
beforeAll(() => {
  // The servers run as nobody.
  chmodSync(temporary, 0o777);
  writeTestSite(from);
});
afterAll(() => rmSync(temporary, { recursive: true }));

// A busy machine takes its time to start a server.
jest.setTimeout(30_000);

const contentOf = (file: string) => (testFiles[file] === undefined ? null : Buffer.from(testFiles[file]));
const paths = [...addressesOf(Object.keys(testFiles)), ...missing];

for (const name of serverNames)
  for (const basePath of ['', '/stay.2']) {
    const itOrSkip = isInstalled(name) ? it : it.skip;
    const title = `a real ${name} answers every class of files as the table says, at "${basePath}/"`;
    itOrSkip(isInstalled(name) ? title : `skipped, as it is not installed here: ${title}`, async () => {
      const folder = path.join(temporary, name + basePath.replace('/', '-'));
      const settings = hostSettings({ NEXT_PUBLIC_BASE_PATH: basePath });
      await publish(hosts[name], { from, to: folder, settings, brotliQuality: 4 });
      const server = await serve(name, { folder, basePath, apis: null });
      try {
        const { origin } = new URL(server.address);
        const encodings = hasBrotli(name) ? ['br', 'gzip'] : ['gzip'];
        const { wrong, asked } = await probe(
          { origin, basePath, security: securityHeaders(settings), contentOf, encodings },
          paths,
        );
        expect(wrong).toEqual([]);
        expect(asked).toBeGreaterThan(paths.length);
        // What another site on the host has is its own. Apache's virtual host is this site's alone.
        if (basePath && name !== 'apache') {
          const { headers, body } = await ask(origin, `${basePath}home`);
          expect(headers['content-security-policy']).toBeUndefined();
          expect(body.toString()).not.toContain('/404.html: ');
        }
      } finally {
        await server.close();
      }
    });
  }

describe.each(['', '/stay.2'])('the harness at "%s/"', (basePath) => {
  const world = testWorld({ staticDir: from, basePath });

  it('answers as the real servers do', async () => {
    const { origin } = new URL(world.address);
    const security = securityHeaders(hostSettings({ NEXT_PUBLIC_BASE_PATH: basePath }));
    const { wrong } = await probe({ origin, basePath, security, contentOf, encodings: ['br', 'gzip'] }, paths);
    expect(wrong).toEqual([]);
  });
});
