import { locales } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { familyStay, Guest } from '../support/guest';
import { expect, test } from '../support/site';

const placeNames: Readonly<Record<Locale, string>> = {
  fi: 'Helsinki',
  en: 'Helsinki',
  sv: 'Helsingfors',
  et: 'Helsingi',
};

for (const locale of locales) {
  test(`a family books two rooms with a dog and pays by card (${locale})`, async ({ page, bookings, complaints }) => {
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    const before = await bookings('1001', 'PET', '2026-12-01');

    await page.goto(pathOf('home', locale));
    await page.getByLabel(t('search.place.label')).fill(placeNames[locale]);
    await page.locator('#quick-from').fill('2026-12-01');
    await page.locator('#quick-to').fill('2026-12-03');
    await guest.button(t('search.submit')).click();
    await page.waitForURL(/place=/);
    // Children, ages and pets are in the whole form; here its GET link stands for it.
    const { hotel: _hotel, ...party } = familyStay;
    await page.goto(hrefOf('searchResults', locale, { place: placeNames[locale], ...party }));
    const rooms = page.locator(`a[href*="hotel=1001"]`).first();
    await rooms.click();
    await guest.rooms().first().waitFor();
    await guest.toConfirm(2);
    await guest.order();
    await guest.onPaymentPage('pay');
    await guest.confirmation();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reservation.confirmation.title'));
    await expect(page.getByRole('main')).toContainText(guest.words.plural('stay.pets', 1));
    const after = await bookings('1001', 'PET', '2026-12-01');
    expect(after.count).toBe(1);
    expect(before.roomsLeft - after.roomsLeft).toBe(1);
    const other = await bookings('1001', 'STQ', '2026-12-02');
    expect(other.count).toBe(1);
    expect(complaints).toEqual([]);
  });
}
