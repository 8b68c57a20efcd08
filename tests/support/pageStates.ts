import { contentPagePath } from '../../src/routes/entityPaths';
import type { RouteId } from '../../src/routes/routes';
import { pathOf } from '../../src/routes/routes';
import type { StaticRouteId } from '../../src/routes/words';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';

/** Public content pages, by kind. */
export const writtenPages = [
  ['the privacy policy', 'privacyPolicy'],
  ['the customer register', 'customerRegister'],
  ['the booking terms', 'reservationTerms'],
  ['the terms of use', 'termsOfUse'],
  ['the page for media', 'media'],
  ['the accessibility statements', 'accessibilityStatements'],
  ['the accessible rooms', 'accessibleRooms'],
  ['the card’s front door', 'sCard'],
  ['the spring campaign', 'springCampaign'],
  ['contacts and call rates', 'contactsAndCallRates'],
  ['hotel contact information', 'hotelContactInformation'],
] as const satisfies readonly (readonly [string, RouteId & StaticRouteId])[];

/** States of pages that only have to be opened. */
export const pageStates: readonly ScreenState[] = [
  ...writtenPages.map(([name, route]) => ({
    name,
    route,
    open: async (guest: Guest) => {
      await guest.page.goto(pathOf(route, guest.locale));
      await guest.page.getByRole('heading', { level: 1 }).waitFor();
    },
  })),
  {
    name: 'a page that was written after the export',
    route: 'contentPage',
    open: async ({ page, locale }) => {
      await page.request.post('/__test/content', { data: { page: { slug: 'uusi-sivu', title: 'Uusi sivu' } } });
      await page.goto(contentPagePath('uusi-sivu', locale));
      await page.getByRole('heading', { level: 1, name: 'Uusi sivu' }).waitFor();
    },
  },
];
