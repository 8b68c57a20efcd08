import { locales } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { contact, Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { SHARED } from '../support/screenState';
import { expect, test } from '../support/site';

const placeNames: Readonly<Record<Locale, string>> = {
  fi: 'Helsinki',
  en: 'Helsinki',
  sv: 'Helsingfors',
  et: 'Helsingi',
};

/** The whole search form, filled in the drawer: two adults, two children of 5 and 1, a dog, two rooms, two nights. */
async function searchFor(guest: Guest, place: string): Promise<void> {
  const { page, words } = guest;
  const { t } = words;
  await click(guest.button(t('search.moreHint')));
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: t('search.place.label') }).fill(place);
  await click(drawer.getByRole('option').first());
  await drawer.getByLabel(t('dates.arrival'), { exact: true }).fill('2026-12-01');
  await drawer.getByLabel(t('dates.departure'), { exact: true }).fill('2026-12-03');
  const press = (name: string) => click(drawer.getByRole('button', { name, exact: true }));
  await press(t('search.party.roomsMore'));
  await press(t('search.party.childrenMore'));
  await press(t('search.party.childrenMore'));
  await choose(drawer.getByLabel(t('stay.party.age', { number: 1 })), '5');
  await choose(drawer.getByLabel(t('stay.party.age', { number: 2 })), '1');
  await press(t('search.party.petsMore'));
  await press(t('search.submit'));
}

for (const locale of inTurn(locales, 0, 2)) {
  // The older API is asked in one of the languages.
  const titleEnd = locale === 'sv' ? '' : ` ${SHARED}`;
  test(`a family books two rooms with a dog and pays by card (${locale})${titleEnd}`, async ({
    page,
    bookings,
    complaints,
  }) => {
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    const roomsBefore = [await bookings('1001', 'PET', '2026-12-01'), await bookings('1001', 'STQ', '2026-12-02')];

    await page.goto(pathOf('home', locale));
    await searchFor(guest, placeNames[locale]);
    await page.waitForURL(`**${pathOf('searchResults', locale)}?**`);
    await click(page.locator('a[href*="hotel=1001"]').first());
    await guest.rooms().first().waitFor();
    await guest.chooseRoomsAndRates(2);
    await guest.chooseExtras();
    await page.getByLabel(t('contactDetails.roomGuest.firstName', { number: 2 })).fill('Veikko');
    await page.getByLabel(t('contactDetails.roomGuest.lastName', { number: 2 })).fill('Salo');
    await choose(page.locator('#arrivalTime'), 'FROM_21');
    await guest.giveContact();
    await expect(page.getByRole('main')).toContainText('Veikko Salo');
    await expect(page.getByRole('main')).toContainText(t('stay.arrival.time.FROM_21'));
    await guest.order();
    await guest.onPaymentPage('pay');
    await guest.confirmation();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reservation.confirmation.title'));
    await expect(page.getByRole('main')).toContainText(t('reservation.confirmation.sent', { email: contact.email }));
    await expect(page.getByRole('main')).toContainText(guest.words.plural('stay.pets', 1));
    const roomsAfter = [await bookings('1001', 'PET', '2026-12-01'), await bookings('1001', 'STQ', '2026-12-02')];
    expect(roomsAfter.map(({ count }) => count)).toEqual([1, 1]);
    expect(roomsBefore.map(({ roomsLeft }, index) => roomsLeft - (roomsAfter[index]?.roomsLeft ?? 0))).toEqual([1, 1]);
    // Each room is booked in the name of its own guest.
    await click(page.getByRole('link', { name: t('reservation.link.open') }));
    await expect(page.getByRole('main').getByText('Veikko Salo')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('alcohol shows its age limit, among the extras and before it is ordered', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await guest.begin();
  await guest.chooseRoomsAndRates(1);
  const wine = page.getByRole('listitem').filter({ hasText: 'Mousserande vin' });
  await expect(wine).toContainText(t('chooseExtras.alcohol'));
  await click(wine.getByRole('button', { name: `${t('chooseExtras.add')}: Mousserande vin på rummet` }));
  await click(guest.button(t('chooseExtras.next')));
  await guest.giveContact();
  await expect(page.getByText(t('checkAndConfirm.alcohol'))).toBeVisible();
});

test('details are understood as people write and paste them, and shown as they wrote them (shared)', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('contactDetails');
  await guest.fillContact();
  await guest.fillCompany();
  await page.locator('#firstName').fill('Aino\u200e');
  await page.locator('#phoneNumber').fill('12');
  await page.locator('#street').fill('Hauptstra\u00adße 12/3');
  await page.locator('#postcode').fill('FI-40 100');
  await page.locator('#message').fill('Late.\nTwo keys, please.');
  await click(guest.button(t('contactDetails.next')));
  await expect(page.getByRole('link', { name: t('contactDetails.problem.phoneNumber') })).toHaveCount(1);
  await page.locator('#phoneNumber').fill('+46 70-123 45 67');
  await click(guest.button(t('contactDetails.next')));
  await page.locator('#terms').waitFor();
  const main = page.getByRole('main');
  await expect(main).toContainText('+46 701234567');
  await expect(main).toContainText('Hauptstraße 12/3, 40100');
  const message = main.getByText('Two keys, please.');
  expect((await message.innerText()).split('\n')).toEqual(['Late.', 'Two keys, please.']);
});
