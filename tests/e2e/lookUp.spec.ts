import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { openRunning } from '../support/openRunning';
import { expect, test } from '../support/site';
import { giveStays } from '../support/stays';

for (const width of [390, 1280]) {
  test(`a booking is looked up over any page at ${width} px, and Escape leads back to it`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { t } = new Guest(page, 'en').words;
    const { lastName, keyOf } = await giveStays(page);
    await openRunning(page, pathOf('offers', 'en'));
    const banner = page.getByRole('banner');
    const menu = banner.locator('summary').filter({ hasText: t('shell.header.menu') });
    const link = banner.getByRole('link', { name: t('shell.account.bookings') });
    const open = async () => {
      if (width < 1000) await click(menu);
      await click(link);
    };
    await open();
    const dialog = page.getByRole('dialog', { name: t('reservation.find.title') });
    const submit = dialog.getByRole('button', { name: t('reservation.find.submit') });
    await click(submit);
    await expect(dialog.getByText(t('reservation.find.numberMissing'))).toHaveCount(2);
    await dialog.locator('[name=bookingNumber]').fill('100000000');
    await dialog.locator('[name=lastName]').fill(lastName);
    await click(submit);
    await expect(dialog.getByText(t('errors.reservation.NOT_FOUND.title'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathOf('offers', 'en'));

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(width < 1000 ? menu : link).toBeFocused();

    await open();
    const { bookingNumber } = keyOf('upcoming');
    await dialog.locator('[name=bookingNumber]').fill(bookingNumber);
    await dialog.locator('[name=lastName]').fill(lastName);
    await click(submit);
    await page.waitForURL(`**${pathOf('reservation', 'en')}`);
    await expect(page.getByRole('main').getByText(bookingNumber).filter({ visible: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('the page of the look-up still opens in a new tab', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { t } = new Guest(page, 'en').words;
  await openRunning(page, pathOf('offers', 'en'));
  const opened = context.waitForEvent('page');
  const link = page.getByRole('banner').getByRole('link', { name: t('shell.account.bookings') });
  await click(link, { modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(pathOf('findReservation', 'en'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
