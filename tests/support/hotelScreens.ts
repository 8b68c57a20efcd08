import { hotelPath, hotelSubpagePath, placePath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';
import { openRunning } from './openRunning';
import type { ScreenState } from './screenState';
import { wake } from './wake';

/** Hotels of each brand, with and without notices. */
export const hotelsByBrand = {
  original: 'vantaa/sarastus-original-vantaa-airport',
  break: 'imatra/sarastus-break-imatra-kuohu',
  solo: 'helsinki/solo-sarastus-helsinki-kruununhaka',
  heymo: 'helsinki/heymo-by-sarastus-helsinki-kallio',
  custom: 'helsinki/hotelli-merikruunu',
} as const;

const restaurants = { fi: 'ravintola', en: 'restaurant', sv: 'restaurang', et: 'restoran' } as const;

const heading = (guest: Guest) => guest.page.getByRole('heading', { level: 1 }).waitFor();

/** The page of a hotel, where the guest has chosen two nights in December. */
async function chooseNights(guest: Guest, urlPath: string): Promise<void> {
  await openRunning(guest.page, hotelPath(urlPath, guest.locale));
  await heading(guest);
  await guest.page.locator('#stay-from').fill('2026-12-01');
  await guest.page.locator('#stay-to').fill('2026-12-03');
}

/** The page of a town. */
async function openPlace(guest: Guest, town: string): Promise<void> {
  await guest.page.goto(placePath(town, guest.locale));
  await heading(guest);
  // Prices come once the guest uses the page.
  await wake(guest.page);
}

/** Every state of the pages of hotels. */
export const hotelStates: readonly ScreenState[] = [
  {
    name: 'hotels',
    route: 'hotels',
    open: async (guest) => {
      await guest.page.goto(pathOf('hotels', guest.locale));
      await heading(guest);
    },
  },
  {
    name: 'hotels, narrowed down, by brand and on the map',
    route: 'hotels',
    open: async (guest) => {
      await guest.page.goto(hrefOf('hotels', guest.locale, { wish: 'pet,sauna', sort: 'brand', view: 'map' }));
      await guest.page.getByRole('group', { name: guest.words.t('hotelList.map.label') }).waitFor();
      await click(guest.button(guest.words.plural('hotelList.filters.active', 2)));
      await guest.page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'hotels, none with all the wishes',
    route: 'hotels',
    open: async (guest) => {
      await guest.page.goto(hrefOf('hotels', guest.locale, { place: 'Nowhere' }));
      await guest.page.getByText(guest.words.t('hotelList.none.title')).waitFor();
    },
  },
  {
    name: 'place',
    route: 'place',
    open: async (guest) => {
      await openPlace(guest, 'tampere');
      await guest.page.getByRole('article').getByText(/€/).first().waitFor();
    },
  },
  {
    name: 'hotel',
    route: 'hotel',
    open: async (guest) => {
      await guest.page.goto(hotelPath(hotelsByBrand.break, guest.locale));
      await heading(guest);
    },
  },
  {
    name: 'hotel, its pictures',
    route: 'hotel',
    open: async (guest) => {
      await guest.page.goto(hotelPath(hotelsByBrand.solo, guest.locale));
      await click(guest.page.getByRole('button', { name: guest.words.t('hotelPage.gallery.open') }).first());
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'hotel, with a price for the chosen nights',
    route: 'hotel',
    open: async (guest) => {
      await chooseNights(guest, hotelsByBrand.original);
      await guest.page.getByRole('status').getByText('€').first().waitFor();
    },
  },
  {
    name: 'hotel, full on the chosen nights',
    route: 'hotel',
    scenario: 'sold-out',
    open: async (guest) => {
      await chooseNights(guest, hotelsByBrand.heymo);
      await guest.page.getByText(guest.words.t('noRoom.FULL')).waitFor();
    },
  },
  {
    name: 'hotel, the price does not come',
    route: 'hotel',
    scenario: 'server-error',
    open: async (guest) => {
      await chooseNights(guest, hotelsByBrand.custom);
      await guest.page.locator('[data-failure]').first().waitFor();
    },
  },
  {
    name: 'page of a hotel',
    route: 'hotelSubpage',
    open: async (guest) => {
      await guest.page.goto(hotelSubpagePath(hotelsByBrand.break, restaurants[guest.locale], guest.locale));
      await heading(guest);
    },
  },
];
