import { switchesFor } from '@/config/switches';
import type { Switches } from '@/config/switches';
import { locales } from '@/i18n/locales';

let built: Switches = switchesFor('test');
jest.mock('@/config/switches', () => ({
  switchesFor: jest.requireActual<{ switchesFor: typeof switchesFor }>('@/config/switches').switchesFor,
  get switches() {
    return built;
  },
}));
import { allPaths, hasScreen, pathOf } from './routes';

describe('a page that is switched off', () => {
  it.each([
    ['offers', 'offer', 'enableOffersPage'],
    ['news', 'newsArticle', 'enableNewsArticlePage'],
  ] as const)('is neither exported nor shown: %s', (list, page, name) => {
    const paths = locales.map((locale) => pathOf(list, locale));
    expect(allPaths()).toEqual(expect.arrayContaining(paths));
    expect([hasScreen(list), hasScreen(page)]).toEqual([true, true]);
    built = { ...switchesFor('test'), [name]: false };
    expect(allPaths().filter((path) => paths.includes(path))).toEqual([]);
    expect([hasScreen(list), hasScreen(page), hasScreen('home')]).toEqual([false, false, true]);
    built = switchesFor('test');
  });
});
