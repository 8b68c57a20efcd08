import { offerPath } from '../../src/routes/entityPaths';
import { pathOf } from '../../src/routes/routes';
import type { ScreenState } from './screenState';
import { untilRunning } from './wake';

/** Pages that are not there. */
export const notFoundStates: readonly ScreenState[] = [
  {
    name: 'not found, while the API cannot be asked',
    route: 'notFound',
    scenario: 'server-error:contentPage',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('home', guest.locale).replace(/\/$/, '')}/nowhere-at-all`);
      await guest.page.locator('[data-failure]').waitFor();
    },
  },
  {
    name: 'not found, but exists in other languages',
    route: 'notFound',
    open: async (guest) => {
      const { page, locale } = guest;
      const languages = { 'offer:3901': locale === 'fi' ? ['sv', 'et'] : ['fi'] };
      await page.request.post('/__test/content', { data: { offer: { id: '3901' }, languages } });
      await page.goto(offerPath('3901-uusi-tarjous', locale));
      await page.getByRole('heading', { name: guest.words.t('notFound.elsewhere') }).waitFor();
    },
  },
  {
    name: 'not found',
    route: 'notFound',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('home', guest.locale).replace(/\/$/, '')}/nowhere-at-all`);
      // Its HTML says so already, in Finnish, before the page is looked for.
      await untilRunning(guest.page);
      await guest.page.getByRole('heading', { level: 1, name: guest.words.t('notFound.title') }).waitFor();
    },
  },
];
