import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { typeOf } from './fileTypes';
import { hostSettings } from './hostSettings';
import { hosts } from './hosts/hosts';
import { cacheControlOf } from './pathClasses';
import { publish } from './publish';
import { testFiles, writeTestSite } from './testSite';

const folder = mkdtempSync(path.join(tmpdir(), 'sarastus-sync-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands for the program of Amazon: notes how it was called. */
const notes = path.join(folder, 'calls');
const program = `#!/bin/sh
for each in "$@"; do printf '%s\\0' "$each" >> "${notes}"; done
printf '\\n' >> "${notes}"
`;

interface Upload {
  readonly type: string;
  readonly keep: string;
  readonly filters: readonly (readonly [string, string])[];
}

const asPattern = (filter: string) =>
  new RegExp(`^${filter.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replace(/\*/g, '.*')}$`);

/** Whether an upload takes a file: all are taken at first, and the last filter that matches counts. */
const takes = ({ filters }: Upload, file: string): boolean =>
  filters.findLast(([, pattern]) => asPattern(pattern).test(file))?.[0] !== '--exclude';

async function uploadsOf(basePath: string): Promise<readonly Upload[]> {
  const out = path.join(folder, 'out');
  const to = path.join(folder, 'made');
  writeTestSite(out);
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'bin/aws'), program);
  chmodSync(path.join(folder, 'bin/aws'), 0o755);
  writeFileSync(notes, '');
  await publish(hosts.cloudfront, { from: out, to, settings: hostSettings({ NEXT_PUBLIC_BASE_PATH: basePath }) });
  execFileSync(path.join(to, 'sync.sh'), ['bucket'], {
    env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
  });
  const calls = readFileSync(notes, 'utf8').trim().split('\n');
  return calls.map((call) => {
    const given = call.split('\0');
    const valueOf = (name: string) => given[given.indexOf(name) + 1] ?? '';
    expect(given.slice(0, 5)).toEqual(['s3', 'cp', '.', 's3://bucket', '--recursive']);
    const filters = given.flatMap((each, index) =>
      each === '--include' || each === '--exclude' ? [[each, given[index + 1] ?? ''] as const] : [],
    );
    return { type: valueOf('--content-type'), keep: valueOf('--cache-control'), filters };
  });
}

it.each(['', '/stay.2'])(
  'uploads every file once, with its type and time, pages last, below "%s"',
  async (basePath) => {
    const uploads = await uploadsOf(basePath);
    const all = Object.keys(testFiles);
    const found = all.map((file) => {
      const own = uploads.filter((each) => takes(each, (basePath + file).slice(1)));
      return { file, times: own.length, type: own[0]?.type, keep: own[0]?.keep };
    });
    expect(found).toEqual(all.map((file) => ({ file, times: 1, type: typeOf(file), keep: cacheControlOf(file, 200) })));
    const turnOf = (file: string) => uploads.findIndex((each) => takes(each, (basePath + file).slice(1)));
    const turnsOf = (isWanted: (file: string) => boolean) => all.filter(isWanted).map(turnOf);
    const isHashed = (file: string) => file.startsWith('/_next/');
    const isPage = (file: string) => file.endsWith('.html');
    const others = turnsOf((file) => !isHashed(file) && !isPage(file));
    expect(Math.max(...turnsOf(isHashed))).toBeLessThan(Math.min(...others));
    expect(Math.max(...others)).toBeLessThan(Math.min(...turnsOf(isPage)));
  },
);
