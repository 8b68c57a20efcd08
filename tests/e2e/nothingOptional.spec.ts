import { searchFeatures } from '../../src/domain/search/searchFeatures';
import { siteFeatures } from '../../src/flags/flagNames';
import { hrefOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { expect, test } from '../support/site';

/** Everything on but what an API may lack: the harness then lacks it. */
const features = Object.fromEntries([...searchFeatures, ...siteFeatures].map((name) => [name, true]));

test('a guest books, pays, reads and cancels where the APIs have nothing optional', async ({ page, complaints }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.request.post('/__test/appconfig', { data: JSON.stringify({ features }) });
  const sent: string[] = [];
  const refused: string[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { errors = [] } = (await response.json()) as { errors?: { message: string }[] };
    sent.push(route.request().postData() ?? '');
    refused.push(...errors.map(({ message }) => message));
    await route.fulfill({ response });
  });

  const { hotel, ...stay } = shortStay;
  await page.goto(hrefOf('searchResults', 'en', { place: 'Helsinki', ...stay }));
  await click(page.locator(`a[href*="hotel=${hotel}"]`).first());
  await guest.rooms().first().waitFor();
  await guest.toConfirm(1);
  await guest.order();
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  await expect(page.getByRole('link', { name: 'Wallet' })).toHaveCount(0);
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await click(guest.button(t('reservation.cancel.open')));
  await click(page.getByRole('dialog').getByRole('button', { name: t('reservation.cancel.confirm') }));
  await expect(page.getByRole('main')).toContainText(t('reservation.confirmation.cancelled'));

  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((body) => body.includes('@include'))).toEqual([]);
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
});
