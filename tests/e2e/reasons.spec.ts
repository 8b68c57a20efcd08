import type { Page } from '@playwright/test';
import { pathOf, hrefOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { familyStay, Guest, shortStay } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';

const withDog = { from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2', pets: '1' } as const;
const family = { ...withDog, children: '2', ages: '5,8' } as const;

/** The search in the address. */
const searchIn = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a party too large for one room gets a search with enough rooms, by keyboard', async ({ page, complaints }) => {
  const { t, plural } = new Guest(page, 'en').words;
  await page.goto(hrefOf('searchResults', 'en', { ...family, place: 'Helsinki' }));
  await expect(page.getByText(t('noRoom.UNKNOWN'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(t('noRoom.FULL'));
  // The hotel without pet rooms says so, as more rooms would not help there.
  await expect(page.getByRole('article').filter({ hasText: t('noRoom.NO_PET_ROOMS') })).toHaveCount(1);
  const more = page.getByRole('link', { name: plural('noRoom.withRooms', 2) }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/rooms=2/);
  expect(searchIn(page)).toMatchObject({ place: 'Helsinki', rooms: '2', adults: '2', children: '2', pets: '1' });
  await expect(page.getByText(plural('searchResults.available', 3))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('hotels with pet rooms can be shown by keyboard, and the focus goes to their number', async ({ page }) => {
  const { t, plural } = new Guest(page, 'fi').words;
  await page.goto(hrefOf('searchResults', 'fi', { ...withDog, place: 'Helsinki' }));
  const without = page.getByRole('article').filter({ hasText: t('noRoom.NO_PET_ROOMS') });
  await without.getByRole('button', { name: t('noRoom.petHotels') }).focus();
  await page.keyboard.press('Enter');
  await expect(without).toHaveCount(0);
  const count = await page.getByRole('article').count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText(plural('searchResults.available', count))).toBeFocused();
  expect(searchIn(page)).toMatchObject({ pets: '1', pet: '1' });
});

test('a hotel without pet rooms links to the others of its place, with the pet', async ({ page }) => {
  const { t } = new Guest(page, 'sv').words;
  await page.goto(hrefOf('searchResults', 'sv', { ...withDog, hotel: '1002' }));
  const card = page.getByRole('article');
  await expect(card).toContainText(t('noRoom.NO_PET_ROOMS'));
  await expect(page.getByText(t('errors.availability.PET_ROOMS.title'))).toHaveCount(0);
  await click(card.getByRole('link', { name: t('noRoom.otherHotels', { place: '' }).trim() }));
  await page.waitForURL(/place=/);
  expect(searchIn(page)).toMatchObject({ pets: '1' });
  await expect(page.getByRole('link', { name: t('searchResults.card.rooms') }).first()).toBeVisible();
});

for (const locale of inTurn(['fi', 'en'] as const, 1)) {
  test(`a full hotel says so at the rooms, and links to its nearest dates, in ${locale}`, async ({
    page,
    scenario,
  }) => {
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    await scenario('sold-out');
    await page.goto(hrefOf('chooseRoom', locale, familyStay));
    await expect(page.getByRole('heading', { name: t('noRoom.FULL') })).toBeVisible();
    const dates = page.getByRole('main').locator('a[href*="from="]').and(page.locator('a[href*="hotel=1001"]'));
    const nearest = dates.filter({ hasNotText: t('noRoom.change') }).first();
    const wanted = new URL((await nearest.getAttribute('href')) ?? '', page.url()).searchParams.get('from');
    await page.context().clearCookies({ name: 'scenario' });
    await nearest.focus();
    await page.keyboard.press('Enter');
    await guest.rooms().first().waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf('chooseRoom', locale));
    expect(wanted).not.toBe(familyStay.from);
    await page.reload();
    await expect(guest.rooms().first()).toBeVisible();
  });
}

test('a stay in too small a room links to a search for two rooms of the same hotel', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t, plural } = guest.words;
  await page.goto(hrefOf('chooseRoom', 'sv', { ...family, hotel: '1001' }));
  await expect(page.getByRole('heading', { name: plural('noRoom.TOO_FEW_ROOMS', 1) })).toBeVisible();
  const twoRooms = page.getByRole('link', { name: plural('noRoom.withRooms', 2) });
  // What the two rooms cost together.
  await expect(twoRooms).toContainText(/\d\s€$/);
  await click(twoRooms);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('chooseRoom.titleOf', { number: 1, count: 2 }));
  await expect(guest.rooms().first()).toBeVisible();
});

test('the page of a hotel says that one room is too small', async ({ page }) => {
  const { plural } = new Guest(page, 'fi').words;
  await page.goto(hrefOf('searchResults', 'fi', { ...family, hotel: '1001' }));
  await click(page.getByRole('article').getByRole('heading').getByRole('link'));
  await page.waitForURL(/hotellit/);
  await expect(page.getByText(plural('noRoom.TOO_FEW_ROOMS', 1))).toBeVisible();
});

test('guests who were moved into one room are distributed over the rooms again', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await guest.begin({ ...shortStay, rooms: '2', adults: '8' });
  await click(page.getByText(t('chooseRoom.sleeps.title')));
  for (const number of [2, 4]) {
    await choose(page.getByLabel(t('chooseRoom.sleeps.adult', { number }), { exact: true }), '0');
  }
  await expect(page.getByRole('heading', { name: t('noRoom.AS_PLACED') })).toBeVisible();
  await click(guest.button(t('noRoom.spread')));
  await expect(guest.rooms().first()).toBeVisible();
});

test('a wish that was not met has a link at the rooms: without the code, or to the sign-in', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.begin({ ...shortStay, promo: 'KESA26' });
  await expect(page.getByText(t('errors.availability.NO_RESULT_FOR_PROMOCODE.title'))).toBeVisible();
  await guest.button(t('errors.actions.dropCode')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('errors.availability.NO_RESULT_FOR_PROMOCODE.title'))).toHaveCount(0);
  await expect(guest.rooms().first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathOf('chooseRoom', 'en'));

  await guest.begin({ ...shortStay, member: 'ASOM' });
  await expect(page.getByText(t('errors.availability.LOGIN_REQUIRED_FOR_ASOM.title'))).toBeVisible();
  await click(
    page
      .getByRole('main')
      .getByRole('button', { name: t('errors.actions.signIn') })
      .first(),
  );
  await page.waitForURL(/\/oidc\//);
});

test('the wish for an accessible room is set in the results, applies to the rooms, and is removed by keyboard', async ({
  page,
}) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await page.goto(hrefOf('searchResults', 'sv', { ...shortStay, accessible: '1' }));
  await click(page.getByRole('link', { name: t('searchResults.card.rooms') }));
  // The results have such a box, too.
  await guest.rooms().first().waitFor();
  const wish = page.getByRole('checkbox', { name: t('stay.wishes.accessible') });
  await expect(wish).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(1);
  await wish.focus();
  await page.keyboard.press('Space');
  await expect(wish).not.toBeChecked();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(1);
});

test('an unknown place or hotel is named, with a link to the search', async ({ page }) => {
  const { t } = new Guest(page, 'fi').words;
  await page.goto(hrefOf('searchResults', 'fi', { ...shortStay, hotel: null, place: 'Atlantis' }));
  await expect(page.getByText(t('searchResults.empty.titleFor', { place: 'Atlantis' }))).toBeVisible();
  await page.goto(hrefOf('searchResults', 'fi', { ...shortStay, hotel: '9999' }));
  await expect(page.getByRole('heading', { name: t('searchResults.unknownHotel.title') })).toBeVisible();
  await expect(page.getByText(t('errors.search.HOTEL_NOT_AVAILABLE.title'))).toHaveCount(0);
  await click(
    page
      .getByRole('main')
      .getByRole('button', { name: t('searchResults.summary.change') })
      .last(),
  );
  await expect(page.getByRole('dialog')).toBeVisible();
});
