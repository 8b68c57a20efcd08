import type { Locator } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import type { Guest } from '../support/guest';
import { searchOpener } from '../support/searchOpener';
import type { limits } from '../support/limits';
import { resultsPath, stayAtHotel } from './visits';

/** Something that guests often do. */
export interface Action {
  readonly name: keyof (typeof limits)['interactions'];
  readonly what: string;
  /** The page it is done on. */
  readonly page: string;
  /** Goes to where it is done. */
  readonly prepare: (guest: Guest) => Promise<unknown>;
  readonly act: (guest: Guest) => Promise<void>;
}

/** Opens a page and wakes it, as whatever a guest does first. */
export async function openAwake({ page }: Guest, path: string): Promise<void> {
  await page.goto(path);
  // The first move of a pointer that comes from outside has no length.
  await page.mouse.move(200, 10);
  await page.mouse.move(210, 20);
  await page.locator('html:not([data-asleep])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

export const searchLink = ({ page, words }: Guest): Locator => searchOpener(page, words);

const dialog = ({ page }: Guest): Locator => page.getByRole('dialog');
const inDialog = (guest: Guest, name: string): Locator => dialog(guest).getByRole('button', { name, exact: true });

const openHome = async (guest: Guest) => {
  await openAwake(guest, pathOf('home', 'fi'));
  await guest.button(guest.words.t('search.moreHint')).waitFor();
};

const openDrawer = async (guest: Guest) => {
  await openHome(guest);
  await searchLink(guest).tap();
  await dialog(guest).getByRole('grid').first().waitFor();
  await guest.page.waitForLoadState('networkidle');
};

/** The calendar of the home page, whose prices have come. */
export const openCalendar = async (guest: Guest) => {
  await openHome(guest);
  await guest.button(guest.words.t('dates.open')).tap();
  await dialog(guest).getByRole('grid').first().waitFor();
  await guest.page.waitForLoadState('networkidle');
};

export const nextMonth = (guest: Guest): Locator => inDialog(guest, guest.words.t('dates.next'));

const openResults = async (guest: Guest) => {
  await guest.page.goto(resultsPath());
  await guest.page.getByRole('article').first().waitFor();
};

const openFilters = async (guest: Guest) => {
  await openResults(guest);
  await guest.button(guest.words.t('hotelList.filters.summary')).tap();
  await dialog(guest).getByRole('checkbox').first().waitFor();
};

const openRooms = (guest: Guest) => guest.begin(stayAtHotel());

const openExtras = async (guest: Guest) => {
  await openRooms(guest);
  await guest.rooms().first().tap();
  await guest.chooseRate(0);
  await guest.page.waitForURL(`**${pathOf('chooseExtras', 'fi')}`);
  await guest.addExtra().nth(1).waitFor();
};

const openContact = async (guest: Guest) => {
  await openExtras(guest);
  await guest.wayOn().click();
  await guest.page.locator('#firstName').waitFor();
  await guest.page.locator('#firstName').focus();
};

const press = (key: string) => (guest: Guest) => guest.page.keyboard.press(key);

/** The ten commonest things that guests do, sorting and filtering apart. */
export const actions: readonly Action[] = [
  {
    name: 'openDrawer',
    what: 'open the search drawer',
    page: 'home',
    prepare: openHome,
    act: (guest) => searchLink(guest).tap(),
  },
  {
    name: 'calendarKey',
    what: 'a key in the calendar',
    page: 'home',
    prepare: async (guest) => {
      await openCalendar(guest);
      await dialog(guest).locator('[data-day][tabindex="0"]').first().focus();
    },
    act: press('ArrowRight'),
  },
  {
    name: 'nextMonth',
    what: 'next month',
    page: 'home',
    prepare: async (guest) => {
      await openCalendar(guest);
      await nextMonth(guest).scrollIntoViewIfNeeded();
    },
    act: (guest) => nextMonth(guest).tap(),
  },
  {
    name: 'sort',
    what: 'sort the results by key',
    page: 'results, 26 hotels',
    prepare: async (guest) => {
      await openResults(guest);
      await guest.page.locator('#result-sort').focus();
    },
    act: press('ArrowDown'),
  },
  {
    name: 'filter',
    what: 'filter the results',
    page: 'results, 26 hotels',
    prepare: openFilters,
    act: (guest) => dialog(guest).locator('label:has(input[type="checkbox"])').first().tap(),
  },
  {
    name: 'chooseRoom',
    what: 'choose a room',
    page: 'room',
    prepare: openRooms,
    act: (guest) => guest.rooms().first().tap(),
  },
  {
    name: 'addExtra',
    what: 'one more extra',
    page: 'extras',
    prepare: openExtras,
    act: (guest) => guest.addExtra().first().tap(),
  },
  {
    name: 'typeContact',
    what: 'type in the contact form',
    page: 'details',
    prepare: openContact,
    act: press('a'),
  },
  {
    name: 'addAdult',
    what: 'one more adult',
    page: 'home',
    prepare: async (guest) => {
      await openDrawer(guest);
      await inDialog(guest, guest.words.t('search.party.adultsMore')).scrollIntoViewIfNeeded();
    },
    act: (guest) => inDialog(guest, guest.words.t('search.party.adultsMore')).tap(),
  },
  {
    name: 'typeDestination',
    what: 'type in the destination',
    page: 'home',
    prepare: async (guest) => {
      await openHome(guest);
      await guest.page.locator('#quick-place').focus();
      await guest.page.locator('#quick-place[aria-expanded]').waitFor();
    },
    act: press('h'),
  },
];
