import type { Vitals } from '../../src/domain/vitals';
import { routeIds } from '../../src/routes/routes';
import { limits } from '../support/limits';
import { byPart, byRoute, LEAST_VIEWS, metrics, samplesOf } from './groups';
import type { Metric } from './groups';
import { labLimit } from './labLimits';
import { counts, plot, scaleEnd } from './plot';
import { readLog } from './readLog';
import { reportPage } from './reportPage';

const view = (more: Partial<Vitals> = {}): Vitals => ({
  route: 'home',
  locale: 'fi',
  brand: 'original',
  scheme: 'light',
  release: null,
  width: 'narrow',
  line: '4g',
  arrival: 'navigate',
  ttfb: 100,
  fcp: 400,
  lcp: { value: 1000, part: 'main' },
  cls: { value: 0, part: 'page', route: 'home' },
  inp: null,
  ...more,
});

const inp = (value: number, more: Partial<NonNullable<Vitals['inp']>> = {}): Pick<Vitals, 'inp'> => ({
  inp: { value, part: 'dialog', route: 'searchResults', kind: 'pointer', ...more },
});

const metric = (name: Metric['name']): Metric => {
  const found = metrics.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

const lcpOf = (values: readonly number[], route = 'home') =>
  samplesOf(
    values.map((value) => view({ route, lcp: { value, part: 'main' } })),
    metric('lcp'),
  );

const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('a file of page views', () => {
  it('is read line by line: bad ones are named, and cost nothing but themselves', () => {
    const text = [
      JSON.stringify(view()),
      '{"route":',
      '',
      JSON.stringify({ ...view(), visitor: 'Aino' }),
      JSON.stringify(view({ locale: 'sv' })),
    ];
    expect(readLog(`${text.join('\r\n')}\n`)).toEqual({
      views: [view(), view({ locale: 'sv' })],
      bad: [
        { line: 2, why: 'no JSON' },
        { line: 4, why: 'not of the shape at an unknown key' },
      ],
    });
  });

  it('may have every page of the site', () => {
    const routes = [...routeIds, 'notFound'];
    const lines = routes.map((route) => JSON.stringify(view({ route })));
    expect(readLog(lines.join('\n')).views.map(({ route }) => route)).toEqual(routes);
  });

  it('may be empty', () => {
    expect(readLog('')).toEqual({ views: [], bad: [] });
    expect(reportPage(readLog(''), 'empty.ndjson')).toContain('0 page views of empty.ndjson');
  });
});

describe('a group', () => {
  it('has the value that three in four guests do not exceed', () => {
    const [group] = byRoute(lcpOf(oneTo(100)), metric('lcp'));
    expect(group).toMatchObject({ name: 'home', p75: 75 });
  });

  it('is beside the limit of the lab for its pages, and over it only above it', () => {
    const limit = limits.pages.home.lcp[4] * 1000;
    const standings = [limit, limit + 1].map(
      (value) => byRoute(lcpOf(oneTo(LEAST_VIEWS).map(() => value)), metric('lcp'))[0]?.standing,
    );
    expect(standings).toEqual(['within', 'over']);
  });

  it('of few views is marked and not judged', () => {
    const [group] = byRoute(lcpOf(oneTo(LEAST_VIEWS - 1).map(() => 60_000)), metric('lcp'));
    expect(group?.standing).toBe('too few');
  });

  it('without a limit of the lab has none', () => {
    const [group] = byRoute(lcpOf(oneTo(LEAST_VIEWS), 'signIn'), metric('lcp'));
    expect(group).toMatchObject({ limit: null, standing: 'no limit' });
  });

  it('of presses is told by the route that was shown then, and by kind of input and part', () => {
    const views = [view(inp(80)), view(inp(120, { kind: 'keyboard' })), view(inp(90, { part: 'list', route: 'home' }))];
    const samples = samplesOf([...views, view()], metric('inp'));
    expect(byRoute(samples, metric('inp')).map(({ name, values }) => [name, values])).toEqual([
      ['searchResults', [80, 120]],
      ['home', [90]],
    ]);
    expect(byPart(samples, metric('inp')).map(({ name }) => name)).toEqual([
      'keyboard, dialog',
      'pointer, dialog',
      'pointer, list',
    ]);
  });
});

describe('the limits of the lab', () => {
  it('are those of the bench', () => {
    expect(labLimit('lcp', 'chooseRate')).toBe(limits.pages.step.lcp[4] * 1000);
    expect(labLimit('cls', 'searchResults')).toBe(limits.pages.results.cls);
    expect(labLimit('inp', 'myDetails')).toBe(100);
    expect(labLimit('ttfb', 'home')).toBeNull();
    expect(labLimit('lcp', 'notFound')).toBeNull();
  });

  it('are known for most pages of the site', () => {
    const known = routeIds.filter((route) => labLimit('lcp', route) !== null);
    expect(known.length).toBeGreaterThan(routeIds.length / 2);
  });
});

describe('a plot', () => {
  const groups = byRoute(lcpOf([100, 200, 1200, 4000]), metric('lcp'));

  it('has a round scale, in which every value lies in a bar', () => {
    expect(scaleEnd(groups)).toBe(5000);
    expect(counts([0, 416, 417, 4999, 5000, 90_000], 5000)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(scaleEnd(byRoute(lcpOf([0, 0], 'signIn'), metric('lcp')))).toBe(1);
  });

  it('says the same in words', () => {
    const [group] = groups;
    if (!group) throw new Error('There is no group.');
    const { source } = plot(group, 5000, metric('lcp'));
    expect(source).toContain('role="img"');
    expect(source).toContain('aria-label="Distribution: 2 below 417 ms, 1 below 1250 ms, 1 below 4167 ms"');
  });
});

describe('the report', () => {
  const page = reportPage(
    readLog([view(inp(80)), view({ release: 'sarastus@1' })].map((each) => JSON.stringify(each)).join('\n') + '\n<b>'),
    'vitals.ndjson',
  );

  it('needs no other file, and no script to be read', () => {
    expect(page).not.toMatch(/ (src|href)="(?!#)/);
    expect(page).toContain('2 page views of vitals.ndjson');
  });

  it('has a table for each figure, and marks what is too few to say', () => {
    for (const { title } of metrics) expect(page).toContain(`${title}, by route`);
    expect(page).toContain('pointer, dialog');
    expect(page).toContain(`too few: under ${LEAST_VIEWS} views`);
  });

  it('names the lines that were left out', () => {
    expect(page).toContain('Left out: 1');
    expect(page).toContain('Line 3: no JSON');
  });
});
