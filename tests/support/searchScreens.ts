import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

const heading = (guest: Guest) => guest.page.getByRole('heading', { level: 1 }).waitFor();

export async function openResults(guest: Guest, query: Readonly<Record<string, string>> = search): Promise<void> {
  await guest.page.goto(hrefOf('searchResults', guest.locale, query));
  await heading(guest);
}

/** A search with a pet, while stays with pets are not sold online. */
async function openUnsold(guest: Guest): Promise<void> {
  await guest.page.route('**/api/appconfig', (route) =>
    route.fulfill({ json: { features: { BASIC: true, MULTIPLE_ADULTS: true, PETS: false } } }),
  );
  await openResults(guest, { ...search, pets: '1' });
  await guest.page.getByText(guest.words.t('search.switchedOff.PETS')).waitFor();
}

/** The home page and the results of a search. */
export const searchStates: readonly ScreenState[] = [
  {
    name: 'home',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await heading(guest);
    },
  },
  {
    name: 'home, the search drawer open',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await click(guest.button(guest.words.t('search.moreHint')));
      await guest.page.getByRole('dialog').getByRole('combobox').first().waitFor();
      await guest.page.getByRole('dialog').getByRole('grid').first().waitFor();
    },
  },
  {
    name: 'home, the search drawer with what is missing',
    route: 'home',
    open: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await click(guest.button(guest.words.t('search.moreHint')));
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByRole('combobox').first().waitFor();
      await click(dialog.getByRole('button', { name: guest.words.t('search.submit'), exact: true }));
      await dialog.getByText(guest.words.t('search.problems')).waitFor();
    },
  },
  {
    name: 'results',
    route: 'searchResults',
    open: async (guest) => {
      await openResults(guest);
      await guest.page.locator('a[href*="hotel=1001"]').first().waitFor();
    },
  },
  {
    route: 'home',
    name: 'home, the calendar open',
    open: async (guest) => {
      const { page, words } = guest;
      await page.goto(pathOf('home', guest.locale));
      await guest.enterPlace('Helsinki');
      await click(guest.button(words.t('dates.open')));
      await page.locator('[data-day="2026-11-20"] [data-note]').waitFor();
      await click(page.locator('[data-day="2026-11-20"]'));
    },
  },
  {
    route: 'searchResults',
    name: 'results, with impossible parts of the address',
    open: (guest) => openResults(guest, { ...search, from: '2020-12-01', ages: '17', pets: '9' }),
  },
  {
    route: 'searchResults',
    name: 'results, an age missing',
    open: async (guest) => {
      await openResults(guest, { ...search, children: '2', ages: '5' });
      await guest.page.getByRole('link', { name: guest.words.t('stay.party.ageMissing', { number: 2 }) }).waitFor();
    },
  },
  {
    route: 'chooseRoom',
    name: 'rooms, other dates for the booking',
    open: async (guest) => {
      await guest.begin();
      await guest.page.setViewportSize({ width: 1280, height: 900 });
      await click(guest.button(guest.words.t('staySummary.changeStay')));
      await guest.page.getByText(guest.words.t('search.booking.kept')).waitFor();
    },
  },
  {
    name: 'results before a destination is named',
    route: 'searchResults',
    open: (guest) => openResults(guest, {}),
  },
  {
    name: 'results, everything full',
    route: 'searchResults',
    scenario: 'sold-out',
    open: async (guest) => {
      await openResults(guest);
      await guest.page.getByText(guest.words.t('noRoom.FULL')).first().waitFor();
    },
  },
  {
    name: 'results, too few rooms',
    route: 'searchResults',
    open: async (guest) => {
      await openResults(guest, { ...search, rooms: '1', adults: '2', children: '2', ages: '5,8', pets: '1' });
      await guest.page.getByText(guest.words.plural('noRoom.TOO_FEW_ROOMS', 1)).first().waitFor();
    },
  },
  {
    name: 'results, a search that cannot be made',
    route: 'searchResults',
    scenario: 'search-too-many-nights',
    open: async (guest) => {
      await openResults(guest);
      await guest.page.getByText(guest.words.t('errors.search.TOO_MANY_NIGHTS.title')).waitFor();
    },
  },
  {
    name: 'results, a wish not honoured',
    route: 'searchResults',
    scenario: 'issue-no-result-for-promocode',
    open: async (guest) => {
      await openResults(guest, { ...search, promo: 'TALVI' });
      await guest.page.getByText(guest.words.t('errors.availability.NO_RESULT_FOR_PROMOCODE.title')).waitFor();
    },
  },
  {
    name: 'results, not sold online',
    route: 'searchResults',
    open: openUnsold,
  },
  {
    name: 'results, the search drawer shows what it left out',
    route: 'searchResults',
    open: async (guest) => {
      await openUnsold(guest);
      await click(guest.page.getByRole('main').getByRole('button').last());
      const dialog = guest.page.getByRole('dialog');
      await dialog.getByText(guest.words.t('search.switchedOff.leftOut')).waitFor();
      await dialog.getByRole('grid').first().waitFor();
    },
  },
];
