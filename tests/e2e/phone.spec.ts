import type { Page } from '@playwright/test';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { tick } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { expect, test } from '../support/site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The type of a field in pixels, by its name: Safari on a phone zooms into one of less than 16 px that has the focus. */
const sizesOf = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
    .filter({ visible: true })
    .evaluateAll((fields) =>
      fields.map((field) => [field.id || field.getAttribute('name'), parseFloat(getComputedStyle(field).fontSize)]),
    );

const pages = {
  home: { path: pathOf('home', 'fi'), ready: '#quick-place' },
  results: {
    path: hrefOf('searchResults', 'fi', { ...shortStay, hotel: null, place: 'Helsinki' }),
    ready: '#result-sort',
  },
  'a hotel': { path: hotelPath(hotelsByBrand.original, 'fi'), ready: '#stay-from' },
  'looking up a booking': { path: pathOf('findReservation', 'fi'), ready: '#bookingNumber' },
  'buying a card': { path: pathOf('sCardPurchase', 'fi'), ready: '#firstName' },
} as const;

for (const [name, { path, ready }] of Object.entries(pages)) {
  test(`no field is so small that a phone zooms into it: ${name}`, async ({ page }) => {
    await page.goto(path);
    await page.locator(ready).waitFor();
    const sizes = await sizesOf(page);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(([, size]) => Number(size) < 16)).toEqual([]);
    // Numbers that are links are written as such; those that Safari makes would not be what React exported.
    expect(await page.locator('meta[name=format-detection]').getAttribute('content')).toContain('telephone=no');
  });
}

test('the details of a guest are filled in by the phone: each field says what it is', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await guest.begin();
  await guest.chooseRoomsAndRates(1);
  await guest.chooseExtras();
  await page.locator('#firstName').waitFor();
  await tick(page.locator('input[name=profileType][value=BUSINESS]'));
  expect((await sizesOf(page)).filter(([, size]) => Number(size) < 16)).toEqual([]);
  const tokens = await page
    .locator('main [autocomplete]')
    .evaluateAll((fields) => Object.fromEntries(fields.map((field) => [field.id, field.getAttribute('autocomplete')])));
  expect(tokens).toMatchObject({
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phoneNumber: 'tel-national',
    companyName: 'organization',
    street: 'address-line1',
    postcode: 'postal-code',
    city: 'address-level2',
    countryCode: 'country',
  });
});
