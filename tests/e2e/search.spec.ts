import type { Locator, Page } from '@playwright/test';
import { dateInFigures } from '../../src/i18n/dateInFigures';
import { languages } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { hotelPath } from '../../src/routes/entityPaths';
import { readDate } from '../../src/domain/writtenDate';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import { searchOpener } from '../support/searchOpener';

const tampere: Readonly<Partial<Record<Locale, string>>> = { fi: 'Tampere', en: 'Tampere', sv: 'Tammerfors' };

const family = {
  place: 'Tampere',
  from: '2026-12-04',
  to: '2026-12-06',
  rooms: '2',
  adults: '3',
  children: '2',
  ages: '5,1',
} as const;

/** The fields of the short search form of a page. */
const fieldsOf = async (page: Page, prefix: 'quick' | 'stay') => {
  const fields = await page
    .locator('main form#search')
    .evaluate(
      (form, start) =>
        Object.fromEntries(
          ['place', 'from', 'to', 'adults', 'rooms'].map((name) => [
            name,
            form.querySelector<HTMLInputElement>(`#${start}-${name}`)?.value ?? null,
          ]),
        ),
      prefix,
    );
  return { ...fields, from: readDate(fields.from), to: readDate(fields.to) };
};

const arrivalIn = (drawer: Locator) => drawer.locator('input[name=from]');
const departureIn = (drawer: Locator) => drawer.locator('input[name=to]');

test('the home page has the list of destinations of every search, without losing what is typed', async ({ page }) => {
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('home', 'en'));
  const field = page.locator('#quick-place');
  await field.focus();
  await page.keyboard.type('Kal');
  await expect(field).toHaveAttribute('role', 'combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('lio');
  await expect(field).toHaveValue('Kallio');
  const list = page.getByRole('listbox', { name: words.t('search.place.list') });
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/Kallio$/);
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/hotel=/);
});

test('the search of the home page knows districts and single words of a hotel’s name', async ({ page }) => {
  await page.goto(pathOf('home', 'fi'));
  await page.locator('#quick-place').fill('Kallio');
  await click(page.locator('main form#search button[type=submit]'));
  await page.waitForURL(/hotel=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading')).toContainText('Kallio');
});

const home = (guest: Guest) => guest.page.locator(`header a[href="${pathOf('home', guest.locale)}"]`).first();

/** Opens the search from the header, on any page. */
async function openDrawer({ page, words }: Guest) {
  await click(searchOpener(page, words));
  const drawer = page.getByRole('dialog', { name: words.t('search.title') });
  await arrivalIn(drawer).waitFor();
  return drawer;
}

for (const locale of inTurn(languages, 2)) {
  test.describe(`one search for a visit, in ${locale}`, () => {
    test('the last search is filled in on the home page, in the drawer and on a hotel’s page', async ({ page }) => {
      const guest = new Guest(page, locale);
      const { words } = guest;
      await page.goto(hrefOf('searchResults', locale, family));
      await page.getByRole('article').first().waitFor();
      await click(home(guest));
      await page.waitForURL((url) => url.pathname === pathOf('home', locale));
      const remembered = { from: family.from, to: family.to, adults: '3', rooms: '2' };
      await expect.poll(() => fieldsOf(page, 'quick')).toEqual({ place: tampere[locale], ...remembered });
      await expect(page.locator('main form#search')).toContainText(words.plural('stay.children', 2));

      const drawer = await openDrawer(guest);
      await expect(drawer.locator('input[name=place]')).toHaveValue(tampere[locale] ?? '');
      await expect(arrivalIn(drawer)).toHaveValue(dateInFigures(family.from, locale));
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);

      // Parts without a field are kept in the search.
      await click(page.locator('main form#search button[type=submit]'));
      await page.waitForURL(`**${pathOf('searchResults', locale)}?**`);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ ...family, place: tampere[locale] });

      await click(page.locator('article a[href*="from="]').first());
      await expect(page.locator('#stay-from')).toHaveValue(dateInFigures(family.from, locale));
      await page.locator('#stay-from').fill('2026-12-11');
      await click(home(guest));
      await expect
        .poll(() => fieldsOf(page, 'quick'))
        .toEqual({ ...remembered, place: tampere[locale], from: '2026-12-11', to: '2026-12-12' });
    });
  });
}

test('a guest who brings a cot is not asked again after a change of the dates, and keeps the filters', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  const stay = {
    hotel: '1302',
    from: '2026-12-01',
    to: '2026-12-03',
    rooms: '1',
    adults: '2',
    children: '1',
    ages: '1',
    breakfast: '1',
  };
  await page.goto(hrefOf('searchResults', 'en', stay));
  const withoutCots = guest.button(t('errors.actions.withoutCots'));
  await click(withoutCots);
  await page.waitForURL(/owncots=1&breakfast=1/);
  const drawer = await openDrawer(guest);
  await departureIn(drawer).fill('2026-12-04');
  await click(drawer.getByRole('button', { name: t('search.submit'), exact: true }));
  await page.waitForURL(/to=2026-12-04.*owncots=1&breakfast=1/);
  await page.getByRole('article').first().waitFor();
  await expect(withoutCots).toHaveCount(0);
});

test('what was entered in the home form is there when the guest comes back to it', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.goto(pathOf('home', 'en'));
  await page.locator('#quick-place').fill('Oulu');
  await page.locator('#quick-from').fill('2027-03-05');
  await choose(page.locator('#quick-adults'), '2');
  await page.keyboard.press('Tab');
  await click(guest.button(guest.words.t('search.submit')));
  await page.waitForURL(`**${pathOf('searchResults', 'en')}?**`);
  await click(home(guest));
  await expect
    .poll(() => fieldsOf(page, 'quick'))
    .toEqual({ place: 'Oulu', from: '2027-03-05', to: '2027-03-06', adults: '2', rooms: '1' });
});

test('a hotel’s page opened without a search starts with the last one', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.goto(hrefOf('searchResults', 'en', family));
  await page.getByRole('article').first().waitFor();
  await click(page.locator(`a[href="${pathOf('hotels', 'en')}"]`).first());
  await click(page.locator(`main a[href="${hotelPath(hotelsByBrand.original, 'en')}"]`).first());
  await expect
    .poll(() => fieldsOf(page, 'stay'))
    .toEqual({ place: null, from: family.from, to: family.to, adults: '3', rooms: '2' });
  await expect(page.locator('#stay-party')).toContainText(guest.words.plural('stay.children', 2));
});

for (const locale of inTurn(['fi', 'sv'] as const, 1)) {
  test(`a hotel’s page keeps the membership in its address, in ${locale}`, async ({ page }) => {
    const guest = new Guest(page, locale);
    await page.goto(`${hotelPath(hotelsByBrand.original, locale)}?loyaltyMembershipType=SCARD`);
    const form = page.locator('main form#search');
    await expect(form).toContainText(guest.words.t('stay.member.S_CARD'));
    const call = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"loyaltyMembershipTypes":["S_CARD"]'));
    await page.locator('#stay-from').fill('2026-12-04');
    await call;
    await click(form.locator('button[type=submit]'));
    await guest.rooms().first().waitFor();
    const flow = await page.evaluate(() => localStorage.getItem('sarastus.state.reservationFlowV2') ?? '');
    expect(flow).toContain('"loyaltyTypes":["S_CARD"]');
  });
}

test.describe('the number of rooms', () => {
  test('follows the party until the guest has chosen it', async ({ page }) => {
    const guest = new Guest(page, 'fi');
    await page.goto(pathOf('home', 'fi'));
    await guest.button(guest.words.t('search.moreHint')).waitFor();
    await choose(page.locator('#quick-adults'), '6');
    await expect(page.locator('#quick-rooms')).toHaveValue('2');
    await expect(page.getByText(guest.words.plural('stay.roomsSuggested', 2))).toBeVisible();
    await choose(page.locator('#quick-adults'), '2');
    await expect(page.locator('#quick-rooms')).toHaveValue('1');
    await choose(page.locator('#quick-rooms'), '3');
    await expect(page.locator('#quick-adults')).toHaveValue('3');
    await choose(page.locator('#quick-adults'), '8');
    await expect(page.locator('#quick-rooms')).toHaveValue('3');
  });

  test('also follows the party in the full form, by keyboard', async ({ page }) => {
    const guest = new Guest(page, 'en');
    await page.goto(pathOf('offers', 'en'));
    const drawer = await openDrawer(guest);
    const more = drawer.getByRole('button', { name: guest.words.t('search.party.adultsMore') });
    await more.focus();
    for (let adults = 1; adults < 5; adults += 1) await page.keyboard.press('Enter');
    await expect(drawer.locator('input[name=rooms]')).toHaveValue('2');
    await expect(
      drawer.getByRole('status').filter({ hasText: guest.words.plural('stay.roomsSuggested', 2) }),
    ).toHaveCount(1);
    await click(drawer.getByRole('button', { name: guest.words.t('search.party.roomsMore') }));
    await click(more);
    await expect(drawer.locator('input[name=rooms]')).toHaveValue('3');
  });
});

for (const locale of inTurn(['fi', 'en'] as const, 0)) {
  test.describe(`in the middle of a booking, in ${locale}`, () => {
    test('other dates can be chosen by keyboard, and the room stays', async ({ page }) => {
      const guest = new Guest(page, locale);
      const { words } = guest;
      await guest.begin();
      await click(guest.rooms().first());
      await guest.chooseRate(0);
      await page.waitForURL(new RegExp(`${pathOf('chooseExtras', locale)}$`));
      // The address changes before the page does, and the button before it has the same name.
      await page.getByRole('heading', { level: 1, name: words.t('chooseExtras.title') }).waitFor();
      const change = page.getByRole('button', { name: words.t('staySummary.changeStay') });
      await change.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: words.t('search.title') });
      await expect(drawer.getByText(words.t('search.booking.kept'))).toBeVisible();
      await expect(drawer.getByText(words.t('search.booking.askedAgain'))).toBeVisible();
      await expect(arrivalIn(drawer)).toHaveValue(dateInFigures(shortStay.from, locale));
      await expect(drawer.locator('input[name=place]')).toHaveValue(/Töölönlahti/);
      await page.keyboard.press('Escape');
      await expect(change).toBeFocused();
      await page.keyboard.press('Enter');
      await arrivalIn(drawer).fill('2026-12-08');
      await arrivalIn(drawer).press('Enter');
      await page.waitForURL(new RegExp(`${pathOf('chooseRoom', locale)}\\?room=0$`));
      await guest.rooms().first().waitFor();
      const flow = await page.evaluate(
        () => JSON.parse(localStorage.getItem('sarastus.state.reservationFlowV2') ?? '{}') as { value?: unknown },
      );
      expect(JSON.stringify(flow)).toContain('"startDate":"2026-12-08"');
      // The chosen room stays, its rate has to be chosen again.
      await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(1);
      expect(JSON.stringify(flow)).toContain('"rate":null');
    });

    test('the header’s search has the booking’s search, also after a reload', async ({ page }) => {
      const guest = new Guest(page, locale);
      await guest.begin({ ...shortStay, adults: '2' });
      await page.reload();
      await guest.rooms().first().waitFor();
      const drawer = await openDrawer(guest);
      await expect(arrivalIn(drawer)).toHaveValue(dateInFigures(shortStay.from, locale));
      await expect(drawer.locator('input[name=adults]')).toHaveValue('2');
    });
  });
}

test('with an unsettled order, other dates need a decision on it first', async ({ page, ledger }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await guest.toConfirm(1);
  await guest.order();
  await page.waitForURL('**/pay/**');
  await page.goto(pathOf('chooseExtras', 'en'));
  const gate = page.getByRole('heading', { level: 2 }).first();
  await gate.waitFor();
  const drawer = await openDrawer(guest);
  await arrivalIn(drawer).fill('2026-12-08');
  await click(drawer.getByRole('button', { name: guest.words.t('search.submit') }));
  await page.waitForURL(`**${pathOf('chooseRoom', 'en')}?**`);
  await expect(gate).toBeVisible();
  await expect(guest.rooms()).toHaveCount(0);
  const flow = await page.evaluate(() => localStorage.getItem('sarastus.state.reservationFlowV2') ?? '');
  expect(flow).toContain(`"startDate":"${shortStay.from}"`);
  expect((await ledger()).bookings).toHaveLength(1);
});

for (const locale of inTurn(['en', 'sv'] as const, 1)) {
  test.describe(`an address that asks for the impossible, in ${locale}`, () => {
    test('shows what was changed, in the results and at the rooms', async ({ page }) => {
      const { words, ...guest } = new Guest(page, locale);
      await page.goto(
        hrefOf('searchResults', locale, { place: 'Helsinki', from: '2020-01-01', to: '2020-01-05', pets: '9' }),
      );
      await expect(page.getByText(words.t('searchChanges.arrivalPassed'))).toBeVisible();
      await expect(page.getByText(words.t('searchChanges.petsOutOfRange', { count: 2 }))).toBeVisible();
      await page.goto(
        hrefOf('chooseRoom', locale, { hotel: '1001', from: '2026-12-01', to: '2027-03-01', adults: '1' }),
      );
      await new Guest(guest.page, locale).rooms().first().waitFor();
      await expect(page.getByText(words.t('searchChanges.stayTooLong', { count: 30 }))).toBeVisible();
    });

    test('asks for an age that is missing before any price', async ({ page }) => {
      const guest = new Guest(page, locale);
      const { words } = guest;
      const priceCalls: string[] = [];
      page.on('request', (sent) => {
        if (/"(useSearchResults|useRoomOffers|useHotelOffers|useHotelAvailability)/.test(sent.postData() ?? ''))
          priceCalls.push(sent.url());
      });
      const stay = { hotel: '1001', from: '2026-12-01', to: '2026-12-03', adults: '2', children: '2', ages: '5' };
      for (const route of ['searchResults', 'chooseRoom'] as const) {
        await page.goto(hrefOf(route, locale, stay));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('searchResults.prompt.agesTitle'));
        await expect(page.getByRole('link', { name: words.t('stay.party.ageMissing', { number: 2 }) })).toBeVisible();
      }
      await page.goto(`${hotelPath(hotelsByBrand.original, locale)}?from=2026-12-01&to=2026-12-03&children=2&ages=5`);
      await expect(page.getByText(words.t('searchChanges.agesMissing'))).toBeVisible();
      expect(priceCalls).toEqual([]);
      const seeRooms = page.locator('main form#search button[type=submit]');
      await click(seeRooms);
      await expect(page.locator('#stay-age-1')).toBeFocused();
      await choose(page.locator('#stay-age-1'), '7');
      await click(seeRooms);
      await guest.rooms().first().waitFor();
      const flow = await page.evaluate(() => localStorage.getItem('sarastus.state.reservationFlowV2') ?? '');
      expect(flow).toContain('"childrenAges":[5,7]');
    });

    test('counts a child of seventeen as an adult, and says so', async ({ page }) => {
      const { words } = new Guest(page, locale);
      await page.goto(
        hrefOf('searchResults', locale, {
          place: 'Helsinki',
          from: '2026-12-01',
          to: '2026-12-02',
          adults: '1',
          ages: '17',
        }),
      );
      await expect(page.getByText(words.t('searchChanges.childrenGrown'))).toBeVisible();
      const summary = page.getByRole('group', { name: words.t('searchResults.summary.label') });
      await expect(summary).toContainText(words.plural('stay.adults', 2));
      await expect(summary).not.toContainText(words.plural('stay.children', 1));
    });
  });
}

for (const locale of inTurn(['fi', 'sv'] as const, 1)) {
  test.describe(`the calendar, in ${locale}`, () => {
    const month = (year: number, index: number) =>
      new Intl.DateTimeFormat(locale === 'fi' ? 'fi-FI' : 'sv-SE', { month: 'long', year: 'numeric' }).format(
        new Date(Date.UTC(year, index, 15)),
      );

    test('shows the month of a day that is typed', async ({ page }) => {
      const guest = new Guest(page, locale);
      await page.goto(pathOf('offers', locale));
      const drawer = await openDrawer(guest);
      await arrivalIn(drawer).fill('2027-03-05');
      await expect(drawer.getByRole('grid', { name: new RegExp(month(2027, 2), 'i') })).toBeVisible();
      await departureIn(drawer).fill('2027-04-02');
      await expect(drawer.getByRole('grid', { name: new RegExp(month(2027, 3), 'i') })).toBeVisible();
    });

    test('shows the first chosen day, and explains the second choice, by keyboard', async ({ page }) => {
      const guest = new Guest(page, locale);
      const { words } = guest;
      await page.goto(pathOf('offers', locale));
      const drawer = await openDrawer(guest);
      const arrival = arrivalIn(drawer);
      const departure = departureIn(drawer);
      await expect(drawer.getByRole('status').filter({ hasText: words.plural('stay.nights', 1) })).toBeVisible();
      await click(drawer.locator('[data-day="2026-11-10"]'));
      await expect(arrival).toHaveValue(dateInFigures('2026-11-10', locale));
      await expect(departure).toHaveValue('');
      const prompt = words.t('dates.pickDeparture', { date: words.format.date('2026-11-10') });
      await expect(drawer.getByRole('status').filter({ hasText: prompt })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(departure).toHaveValue(dateInFigures('2026-11-12', locale));
      await expect(arrival).toHaveValue(dateInFigures('2026-11-10', locale));
      await expect(drawer.getByRole('status').filter({ hasText: words.plural('stay.nights', 2) })).toBeVisible();
    });

    test('opens from the home page, with prices for this party, and fills its fields', async ({ page }) => {
      const guest = new Guest(page, locale);
      const { words } = guest;
      await page.goto(pathOf('home', locale));
      await page.locator('#quick-place').fill('Helsinki');
      await choose(page.locator('#quick-adults'), '3');
      const call = page.waitForRequest((sent) => (sent.postData() ?? '').includes('useLowestPricesV2Query'));
      const opener = guest.button(words.t('dates.open'));
      await click(opener);
      const calendar = page.getByRole('dialog', { name: words.t('dates.open') });
      expect((await call).postData()).toContain('"adultCount":3');
      const party = [
        locale === 'sv' ? 'Helsingfors' : 'Helsinki',
        words.plural('stay.rooms', 1),
        words.plural('stay.adults', 3),
      ].join(', ');
      await expect(calendar.getByText(words.t('dates.priceNote', { party }))).toBeVisible();
      await expect(calendar.locator('[data-day="2026-11-20"] [data-note]')).toBeVisible();
      await click(calendar.locator('[data-day="2026-11-20"]'));
      await click(calendar.locator('[data-day="2026-11-23"]'));
      await click(calendar.getByRole('button', { name: words.t('dates.use') }));
      await expect(calendar).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page.locator('#quick-from')).toHaveValue(dateInFigures('2026-11-20', locale));
      await expect(page.locator('#quick-to')).toHaveValue(dateInFigures('2026-11-23', locale));
    });

    test('has the same price as the results', async ({ page }) => {
      const guest = new Guest(page, locale);
      const query = { hotel: '1001', from: '2026-12-08', to: '2026-12-09', adults: '3', rooms: '2', promo: '' };
      await page.goto(hrefOf('searchResults', locale, query));
      const card = page.getByRole('article').first();
      await card.waitFor();
      const drawer = await openDrawer(guest);
      const day = drawer.locator('[data-day="2026-12-08"]');
      await expect(day).toHaveAttribute(
        'aria-label',
        new RegExp(guest.words.t('dates.priceFrom', { price: '' }).trim()),
      );
      const spoken = (await day.getAttribute('aria-label')) ?? '';
      const price = /[\d\s.,]+(?=\s?€)/.exec(spoken.split(', ').at(-1) ?? '')?.[0]?.trim() ?? 'none';
      await page.keyboard.press('Escape');
      await expect(card).toContainText(price);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on the home page works as a plain form', async ({ page }) => {
    const { words } = new Guest(page, 'sv');
    await page.goto(pathOf('home', 'sv'));
    await expect(page.getByRole('button', { name: words.t('dates.open') })).toHaveCount(0);
    await page.locator('#quick-place').fill('Åbo');
    await page.locator('#quick-from').fill('2026-12-01');
    await page.locator('#quick-to').fill('2026-12-03');
    await click(page.locator('main form#search button[type=submit]'));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      place: 'Åbo',
      from: '2026-12-01',
      to: '2026-12-03',
      adults: '2',
      children: '0',
      rooms: '1',
      pets: '0',
    });
  });
});
