import { languages } from '../../src/i18n/locales';
import { hotelPath } from '../../src/routes/entityPaths';
import { pathOf } from '../../src/routes/routes';
import { choose, click, clickInPlace } from '../support/click';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { openRunning } from '../support/openRunning';
import { expect, test } from '../support/site';
import { untilRunning } from '../support/wake';

const askedOf = (address: string) => {
  const { adults, children, ages, pets, rooms } = Object.fromEntries(new URL(address).searchParams);
  return { adults, children, ages, pets, rooms };
};

for (const locale of languages) {
  test(`a family with a dog is searched for at the fields of the home page, in ${locale}`, async ({ page }) => {
    const guest = new Guest(page, locale);
    const { words } = guest;
    await page.goto(pathOf('home', locale));
    await guest.enterPlace('Tampere');
    const who = page.locator('#quick-party');
    await click(who);
    await choose(page.locator('#quick-adults'), '2');
    await choose(page.locator('#quick-children'), '2');
    await choose(page.locator('#quick-pets'), '1');
    await click(page.locator('main form#search button[type=submit]'));
    const ages = [0, 1].map((child) => page.locator(`#quick-age-${child}`)) as [typeof who, typeof who];
    await expect(ages[0]).toBeFocused();
    await expect(ages[0]).toHaveAccessibleDescription(words.t('stay.party.ageMissing', { number: 1 }));
    await choose(ages[0], '5');
    await expect(ages[0]).toHaveAccessibleDescription('');
    await choose(ages[1], '8');
    await expect(who).toContainText(
      [
        words.plural('stay.rooms', 1),
        words.plural('stay.adults', 2),
        words.plural('stay.children', 2),
        words.plural('stay.pets', 1),
      ].join(', '),
    );
    await click(page.locator('main form#search button[type=submit]'));
    await page.waitForURL(`**${pathOf('searchResults', locale)}?**`);
    expect(askedOf(page.url())).toEqual({ adults: '2', children: '2', ages: '5,8', pets: '1', rooms: '1' });
  });
}

test('the panel of guests, and the ages of children that come, are in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openRunning(page, pathOf('home', 'en'));
  await clickInPlace(page.locator('#quick-party'));
  await expect(page.locator('#quick-pets')).toBeInViewport({ ratio: 1 });
  await choose(page.locator('#quick-children'), '2');
  for (const child of [0, 1]) await expect(page.locator(`#quick-age-${child}`)).toBeInViewport({ ratio: 1 });
});

test('an empty form begins with two adults, that of an address with its own', async ({ page }) => {
  const stay = { from: '2026-12-01', to: '2026-12-03' };
  const hotel = hotelPath(hotelsByBrand.original, 'en');
  const adultsOf = async (address: string) => {
    await openRunning(page, address);
    return page.locator('main form#search select[name=adults]').inputValue();
  };
  expect(await adultsOf(pathOf('home', 'en'))).toBe('2');
  expect(await adultsOf(hotel)).toBe('2');
  expect(await adultsOf(`${hotel}?${new URLSearchParams(stay).toString()}`)).toBe('1');
  await expect(page.locator('#stay-party')).toContainText('1 adult');
});

test('who travels closes with Escape, and for what is elsewhere', async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  const who = page.locator('#quick-party');
  const rooms = page.locator('#quick-rooms');
  await click(who);
  await choose(rooms, '2');
  await untilRunning(page);
  await page.keyboard.press('Escape');
  await expect(rooms).toBeHidden();
  await expect(who).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rooms).toBeVisible();
  await click(page.getByRole('heading', { level: 1 }));
  await expect(rooms).toBeHidden();
  await expect(who).toContainText('2 rooms, 2 adults');
});

for (const viewport of [
  { width: 390, height: 740 },
  { width: 1366, height: 768 },
]) {
  test(`the codes are in sight where they are asked for, below the title, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { words } = new Guest(page, 'sv');
    await page.goto(pathOf('home', 'sv'));
    await click(page.getByRole('button', { name: words.t('search.moreHint') }));
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('summary').filter({ hasText: words.t('search.codes.summary') })).toBeFocused();
    await expect(drawer.getByLabel(words.t('search.codes.promotion'))).toBeInViewport();
    await expect(drawer.getByRole('heading', { name: words.t('search.title') })).toBeInViewport();
    await expect(drawer.getByRole('button', { name: words.t('search.submit'), exact: true })).toBeInViewport();
    // The parts scroll in their box; the sheet around them does not.
    expect(await drawer.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
  });
}

test('on a phone who travels stays open, so that nothing moves under a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(pathOf('home', 'en'));
  await new Guest(page, 'en').enterPlace('Tampere');
  await choose(page.locator('#quick-adults'), '2');
  await untilRunning(page);
  await page.locator('#quick-from').focus();
  await expect(page.locator('#quick-adults')).toBeVisible();
  await click(page.locator('main form#search button[type=submit]'));
  await page.waitForURL(/adults=2/);
});

test('children chosen before the page woke are asked for their ages', { tag: '@before-react' }, async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  await choose(page.locator('#quick-children'), '1');
  const age = page.locator('#quick-age-0');
  await choose(age, '3');
  await expect(page.locator('#quick-party')).toContainText('1 child');
  await expect(page.locator('#quick-children')).toHaveValue('1');
});

test('a hotel’s page asks for the price of a family once the ages are known', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  await openRunning(page, hotelPath(hotelsByBrand.original, 'sv'));
  await page.locator('#stay-from').fill('2026-12-01');
  await page.locator('#stay-to').fill('2026-12-03');
  const form = page.locator('main form#search');
  await choose(page.locator('#stay-children'), '1');
  await expect(form).toContainText(guest.words.t('searchChanges.agesMissing'));
  await click(form.locator('button[type=submit]'));
  await expect(page.locator('#stay-age-0')).toBeFocused();
  const asked = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"childAges":[5]'));
  await choose(page.locator('#stay-age-0'), '5');
  await asked;
  await expect(form.getByRole('status').filter({ hasText: '€' })).toBeVisible();
  await click(form.locator('button[type=submit]'));
  await guest.rooms().first().waitFor();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('who travels opens, and is submitted', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await page.locator('#quick-place').fill('Tampere');
    await click(page.locator('#quick-party'));
    await choose(page.locator('#quick-children'), '1');
    await choose(page.locator('#quick-pets'), '1');
    await click(page.locator('main form#search button[type=submit]'));
    await page.waitForURL(/children=1/);
    expect(askedOf(page.url())).toMatchObject({ adults: '2', children: '1', pets: '1', rooms: '1' });
  });
});
