import type { Loaded } from './loads';
import { besideEmptyStep, pageRows } from './pageRows';
import { fellShort } from './rows';

const visit = { page: 'home', kind: 'home', path: '/', kept: {} } as const;
const speed = (tbt: number) => ({ performance: 1, lcp: 1.4, tbt, cls: 0 });
const loadedWith = (...blocked: readonly number[]): Loaded => ({
  speeds: blocked.map((tbt) => ({ 4: speed(0), 10: speed(tbt) })),
  scores: [],
  error: null,
});

it('holds the median of the loads at each factor against its own limit', () => {
  const rows = pageRows('pages', visit, loadedWith(19, 400, 12, 20, 18));
  expect(rows).toHaveLength(8);
  expect(rows.find(({ what, factor }) => what === 'TBT' && factor === 10)).toMatchObject({ measured: 19, limit: 20 });
  expect(rows.find(({ what, factor }) => what === 'TBT' && factor === 4)).toMatchObject({ measured: 0, limit: 0 });
  expect(fellShort(rows)).toEqual([]);
});

it('puts the copy without scripts beside each figure', () => {
  const rows = pageRows('pages', visit, loadedWith(19), loadedWith(7));
  expect(rows.map(({ reference }) => reference)).toEqual([1, 1.4, 0, 0, 1, 1.4, 7, 0]);
});

it('names the audits that lower a score', () => {
  const scores = [{ name: 'seo', score: 0.92, failed: ['meta-description'] }] as const;
  expect(fellShort(pageRows('pages', visit, { ...loadedWith(0), scores }))).toEqual([
    'pages: home: seo 0.92 of 1 score meta-description',
  ]);
});

it('tells that a load failed, also when others did not', () => {
  const failed = { ...loadedWith(5), error: new Error('No page') };
  expect(fellShort(pageRows('pages', visit, failed))).toEqual(['pages: home: not measured No page']);
  expect(pageRows('pages', visit, { ...failed, speeds: [] })).toHaveLength(1);
});

const step = { page: 'room', kind: 'step', path: '/', kept: {} } as const;

it('holds what a step blocks against twice what an empty step does', () => {
  const rows = (tbt: number) => besideEmptyStep('pages', step, loadedWith(tbt), loadedWith(90, 110, 100));
  expect(rows(200)).toMatchObject([{ measured: 200, limit: 200, ok: true, factor: 10 }]);
  expect(fellShort(rows(201))).toEqual(['pages: room: TBT beside an empty step, x10 201 of 200 ms that one has 100']);
  expect(besideEmptyStep('pages', visit, loadedWith(20), loadedWith(100))).toEqual([]);
});
