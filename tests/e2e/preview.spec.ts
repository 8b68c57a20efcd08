import type { Page } from '@playwright/test';
import { hrefOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { expect, test } from '../support/site';
import { wordsIn } from '../support/words';
import { searchOpener } from '../support/searchOpener';

const { t } = wordsIn('en');
const rooms = { hotel: '1001', from: '2026-12-01', to: '2026-12-02', rooms: '1', adults: '1' };

/** Serves the site under the names of hosts that do not exist. */
async function serveAs(page: Page, address: string): Promise<void> {
  await page.route(/^https:\/\/[^/]*sarastus\.example\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${address}${pathname}${search}` }) });
  });
}

const searchForm = (page: Page) => ({
  pets: page.getByRole('dialog').getByRole('group', { name: t('stay.party.pets'), exact: true }),
  children: page.getByRole('dialog').getByRole('group', { name: t('stay.party.children'), exact: true }),
});

async function openSearch(page: Page): Promise<void> {
  await click(searchOpener(page, { t }));
  await searchForm(page).children.waitFor();
}

test.beforeEach(({ page, harness }) => serveAs(page, harness.address));

test('on a preview host the address can override a flag, for this visit to this host', async ({ page }) => {
  const preview = 'https://pr-12.preview.sarastus.example';
  await page.goto(`${preview}${hrefOf('searchResults', 'en', { place: 'Helsinki', flags: 'PETS:off' })}`);
  await openSearch(page);
  await expect(searchForm(page).pets).toHaveCount(0);

  await page.goto(`${preview}${hrefOf('chooseRoom', 'en', { ...rooms, pets: '1' })}`);
  await expect(page.getByText(t('search.switchedOff.PETS'))).toBeVisible();

  await page.goto(`https://pr-13.preview.sarastus.example${hrefOf('home', 'en')}`);
  await openSearch(page);
  await expect(searchForm(page).pets).toHaveCount(1);

  await page.goto(`${preview}${hrefOf('home', 'en')}?flags=`);
  await openSearch(page);
  await expect(searchForm(page).pets).toHaveCount(1);
});

for (const host of [
  'www.sarastus.example',
  'preview.sarastus.example',
  'pr-12.preview.sarastus.example.evil.sarastus.example',
]) {
  test(`on ${host} the same address overrides nothing`, async ({ page }) => {
    await page.goto(`https://${host}${hrefOf('home', 'en')}?flags=PETS:off`);
    await openSearch(page);
    await expect(searchForm(page).pets).toHaveCount(1);
  });
}
