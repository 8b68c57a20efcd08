import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { changeDates, confirmButton, openChange } from '../support/editing';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

const breakfast = { extraServiceId: 'BREAKFAST', quantity: 1, price: 36 } as const;

/** The page's heading says that the change is made, and has the focus. */
async function expectChanged(guest: Guest, title: 'inPart' | 'title' = 'title'): Promise<void> {
  const heading = guest.page.getByRole('heading', { level: 1, name: guest.words.t(`editing.result.${title}`) });
  await expect(heading).toBeFocused();
}

const summary = ({ page, words }: Guest) => page.getByRole('region', { name: words.t('editing.summary.title') });

const seeBooking = async (guest: Guest) => {
  await guest.page.getByRole('link', { name: guest.words.t('editing.result.see') }).click();
  await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
};

test.describe('changing the dates', () => {
  for (const locale of locales) {
    test(`fewer nights cost less, line by line (${locale})`, async ({ page, ledger }) => {
      const guest = new Guest(page, locale);
      const { t } = guest.words;
      await openChange(guest);
      await expect(page).toHaveURL(new RegExp(`${pathOf('editReservation', locale)}$`));
      await expect(summary(guest)).toContainText(t('editing.summary.nothing'));
      await changeDates(guest, '2026-12-01', '2026-12-02');
      const table = summary(guest).getByRole('table', { name: t('editing.summary.price') });
      await expect(table).toContainText('→ –');
      await expect(confirmButton(guest)).toContainText(
        t('editing.confirm.cheaper', { amount: '@' }).split('@')[1] ?? '',
      );
      expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-01' }]);
      await confirmButton(guest).click();
      await expectChanged(guest);
      await expect(page.getByRole('main')).toContainText(
        guest.words.format.dateRange({ startDate: '2026-12-01', endDate: '2026-12-02' }),
      );
      await seeBooking(guest);
      await expect(page.getByRole('main')).toContainText(
        guest.words.format.dateRange({ startDate: '2026-12-01', endDate: '2026-12-02' }),
      );
    });

    test(`later and more nights cost more (${locale})`, async ({ page, ledger }) => {
      const guest = new Guest(page, locale);
      const { t } = guest.words;
      await openChange(guest);
      await changeDates(guest, '2026-12-02', '2026-12-05');
      const more = t('editing.confirm.dearer', { amount: '@' }).split('@')[0] ?? '';
      await expect(confirmButton(guest)).toContainText(more);
      await confirmButton(guest).click();
      await expectChanged(guest);
      expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-02', state: 'BOOKED' }]);
    });
  }
});

test('another room type at another rate', async ({ page, ledger }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await openChange(guest);
  await guest.button(t('editing.open.room', { number: 1 })).click();
  await expect(page.locator(':focus')).toContainText(t('editing.chooseType', { number: 1 }));
  await guest.rooms().last().click();
  await guest.button(t('chooseRate.next')).click();
  await expect(guest.button(t('editing.open.room', { number: 1 }))).toBeFocused();
  await confirmButton(guest).click();
  await expectChanged(guest);
  const [booking] = (await ledger()).bookings;
  expect(booking?.roomType).not.toMatch(/STT$/);
});

test('extras are added and removed, and the rooms cannot be changed while there are any', async ({ page, ledger }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await openChange(guest, { extras: [breakfast] });
  await expect(page.getByText(t('optionIssues.EXISTING_EXTRA_SERVICES'))).toBeVisible();
  await expect(guest.button(t('editing.open.room', { number: 1 }))).toHaveCount(0);
  await guest.button(t('editing.open.extras', { number: 1 })).click();
  await page
    .getByRole('button', { name: t('chooseExtras.fewer', { name: '' }).trim() })
    .first()
    .click();
  await page
    .getByRole('button', { name: t('chooseExtras.more', { name: '' }).trim() })
    .nth(1)
    .click();
  await guest.button(t('editing.done')).click();
  await expect(guest.button(t('editing.open.extras', { number: 1 }))).toBeFocused();
  await confirmButton(guest).click();
  await expectChanged(guest);
  expect((await ledger()).bookings).toMatchObject([{ extras: 1 }]);
});

test('contact details are changed, and nothing of them is kept in the browser', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await openChange(guest);
  await guest.button(t('editing.open.contact')).click();
  await expect(page.locator('#email')).toHaveValue('maija@guest.example');
  await page.locator('#email').fill('maija');
  await guest.button(t('editing.contactDone')).click();
  await expect(page.getByText(t('contactDetails.problems'))).toBeVisible();
  await page.locator('#email').fill('maija.uusi@guest.example');
  await guest.button(t('editing.contactDone')).click();
  await expect(summary(guest)).toContainText('maija.uusi@guest.example');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /maija|Mäkinen/,
  );
  await confirmButton(guest).click();
  await expectChanged(guest);
  await seeBooking(guest);
  await expect(page.getByRole('main')).toContainText('maija.uusi@guest.example');
});
