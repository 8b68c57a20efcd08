import { hrefOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { expect, test } from '../support/site';

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

test('a night beside those of the search is chosen by keyboard in the results, with the filters kept', async ({
  page,
}) => {
  const { words } = new Guest(page, 'en');
  await page.goto(hrefOf('searchResults', 'en', { ...search, breakfast: '1', wish: 'sauna' }));
  const nights = page.getByRole('region', { name: words.t('search.nearby.title') });
  const lowest = nights.getByRole('link', { name: words.t('stay.cheapest') });
  await expect(nights.getByRole('link')).toHaveCount(7);
  await expect(lowest).toHaveCount(1);
  // The nights are priced as the hotels are: with the guest's wishes.
  const price = /€[\d.,]+/.exec((await nights.locator('[aria-current]').textContent()) ?? '')?.[0] ?? 'none';
  await expect(page.getByRole('article').filter({ hasText: words.t('stay.cheapest') })).toContainText(price);
  await lowest.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('from')).not.toBe(search.from);
  const { from, to, ...kept } = Object.fromEntries(new URL(page.url()).searchParams);
  expect(kept).toMatchObject({ place: 'Helsinki', breakfast: '1', wish: 'sauna', rooms: '1', adults: '2' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(2 * 86_400_000);
  await expect(nights.locator('[aria-current]')).toHaveAttribute('href', new RegExp(`from=${from}`));
});

test('a night beside those of the booking keeps the hotel and the party', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { words } = guest;
  await guest.begin(shortStay);
  await guest.rooms().first().waitFor();
  await click(page.getByText(words.t('search.nearby.title')));
  const nights = page.getByRole('region', { name: words.t('search.nearby.title') });
  const other = nights.locator('a:not([aria-current])').filter({ hasText: '€' }).last();
  const price = /[\d\s,]+(?=\s€)/.exec((await other.textContent()) ?? '')?.[0]?.trim() ?? 'none';
  await click(other);
  await expect(nights).toHaveCount(0);
  // The lowest of its rooms has the price that the night had.
  await expect(guest.page.getByRole('main')).toContainText(price);
});

test('the nights of a booking say that they cannot be had where the network is lost', async ({ page, context }) => {
  const guest = new Guest(page, 'fi');
  const { words } = guest;
  await guest.begin(shortStay);
  await guest.rooms().first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await click(page.getByText(words.t('search.nearby.title')));
  await expect(page.getByText(words.t('search.nearby.failed'))).toBeVisible();
});
