import { themeNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import type { ScreenState } from '../support/screenState';
import { planOf, rowIdsOf, slugOf } from './plan';
import { readRequest } from './request';

const state = (name: string, route: ScreenState['route']): ScreenState => ({
  name,
  route,
  open: async () => undefined,
});
const states = [state('home', 'home'), state('home, the menu open', 'home'), state('results', 'searchResults')];
const everything = { states, locales, themes: themeNames };
const plan = (...given: readonly string[]) => planOf(readRequest(given), everything);

describe('what is walked', () => {
  it('is every state in every locale, with a row for each theme', () => {
    expect(plan()).toHaveLength(states.length * locales.length);
    expect(rowIdsOf(plan())).toHaveLength(states.length * locales.length * themeNames.length);
    expect(new Set(rowIdsOf(plan())).size).toBe(rowIdsOf(plan()).length);
  });

  it('is limited by words of states and routes, and by locales', () => {
    expect(plan('menu').map(({ id }) => id)).toEqual(locales.map((locale) => `home-the-menu-open.${locale}`));
    expect(plan('searchresults', 'sv').map(({ id }) => id)).toEqual(['results.sv']);
    expect(plan('nowhere')).toEqual([]);
  });

  it('is one row with --only', () => {
    const [walk, ...others] = plan('--only', 'results.et.solo');
    expect(others).toEqual([]);
    expect(walk).toMatchObject({ id: 'results.et', locale: 'et', themes: ['solo'] });
    expect(plan('--only', 'results.et')).toEqual([]);
  });

  it('is split between machines without loss or repetition', () => {
    const parts = ['1/4', '2/4', '3/4', '4/4'].map((part) => plan('--shard', part));
    expect(parts.every((part) => part.length === 3)).toBe(true);
    expect(new Set(parts.flat().map(({ id }) => id))).toEqual(new Set(plan().map(({ id }) => id)));
  });
});

it.each([['--shard', '0/4'], ['--shard', '5/4'], ['--shard', 'all'], ['--only'], ['--only', '--since'], ['--all']])(
  'refuses %s %s',
  (...given) => expect(() => readRequest(given)).toThrow(/--/),
);

it('makes ids of names', () => {
  expect(slugOf('the card’s front door, Jyväskylä')).toBe('the-card-s-front-door-jyvaskyla');
});
