import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Vitals } from '@/domain/vitals';
import { resetWorld, testWorld } from '../testWorld';
import { MOST_BYTES, readVitals } from './vitalsShape';

const home: Vitals = {
  route: 'home',
  locale: 'fi',
  brand: 'original',
  scheme: 'light',
  release: 'sarastus@0.1.0+4f2a9c',
  width: 'narrow',
  line: '4g',
  arrival: 'navigate',
  ttfb: 120,
  fcp: 480,
  lcp: { value: 900, part: 'main' },
  cls: { value: 0.0021, part: 'list', route: 'searchResults' },
  inp: { value: 96, part: 'dialog', route: 'searchResults', kind: 'keyboard' },
};

const changed = (change: object): string => JSON.stringify({ ...home, ...change });

describe('what a page tells of its speed', () => {
  it('is taken whole, and where a browser tells less', () => {
    expect(readVitals(JSON.stringify(home))).toEqual(home);
    const less = { line: null, release: null, ttfb: null, fcp: null, lcp: null, cls: null, inp: null };
    expect(readVitals(changed(less))).toEqual({ ...home, ...less });
  });

  it.each([
    ['an address', { route: '/varaukset/nayta?id=123456' }, 'route'],
    ['a booking number', { route: '123456' }, 'route'],
    ['a part that is a selector', { lcp: { value: 900, part: '#guest-Virtanen' } }, 'lcp.part'],
    ['a text beside a figure', { inp: { ...home.inp, text: 'Aino' } }, 'an unknown key'],
    ['a key more', { visitor: 'a1b2' }, 'an unknown key'],
    ['a key less', { inp: undefined }, 'inp'],
    ['a time that none is', { fcp: -1 }, 'fcp'],
    ['a time finer than a millisecond', { ttfb: 120.4 }, 'ttfb'],
    ['another kind of input', { inp: { ...home.inp, kind: 'voice' } }, 'inp.kind'],
    ['a release of many words', { release: 'Aino Virtanen, room 12' }, 'release'],
  ])('is refused with %s, without repeating it', (_, change, at) => {
    expect(readVitals(changed(change))).toBe(`not of the shape at ${at}`);
  });

  it.each([
    ['no JSON', 'home', 'no JSON'],
    ['no object', 'null', 'not of the shape at its root'],
    ['more than fits', changed({ release: 'x'.repeat(MOST_BYTES) }), `more than ${MOST_BYTES} bytes`],
  ])('is refused where it is %s', (_, text, refusal) => expect(readVitals(text)).toBe(refusal));
});

describe('the address that collects it', () => {
  const world = testWorld({ testControl: true });
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${world.address}/stand-in/vitals`, { method: 'POST', body, headers });
  const kept = async () => (await fetch(`${world.address}/__test/vitals`)).json();
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation();
    return resetWorld(world);
  });
  afterEach(() => warned.mockRestore());

  it('keeps what it takes, until the world is reset', async () => {
    expect((await post(JSON.stringify(home))).status).toBe(204);
    expect(await kept()).toEqual([home]);
    await resetWorld(world);
    expect(await kept()).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('refuses what is not of the shape, and says so on the console', async () => {
    const answer = await post(changed({ visitor: 'a1b2' }));
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'These figures are not of the shape at an unknown key.\n',
    ]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('an unknown key'));
    expect(await kept()).toEqual([]);
  });

  it.each(['cookie', 'referer', 'authorization'])('refuses figures that come with %s', async (name) => {
    expect((await post(JSON.stringify(home), { [name]: 'https://www.sarastus.example/a' })).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('takes nothing but what is posted', async () => {
    expect((await fetch(`${world.address}/stand-in/vitals`)).status).toBe(405);
  });
});

describe('a harness with a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitals-'));
  const vitalsFile = path.join(folder, 'kept', 'vitals.ndjson');
  const world = testWorld({ vitalsFile });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a line for each', async () => {
    for (const locale of ['fi', 'sv'])
      await fetch(`${world.address}/stand-in/vitals`, { method: 'POST', body: changed({ locale }) });
    const lines = readFileSync(vitalsFile, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([home, { ...home, locale: 'sv' }]);
  });
});
