import type { APIRequestContext, TestInfo } from '@playwright/test';
import { addDays } from '../../src/domain/localDate';
import { occupanciesOf, placeParty } from '../../src/domain/stay/placement';
import { pathOf } from '../../src/routes/routes';
import { cheapestStay } from '../support/cheapestStay';
import type { CostOf, FoundHotel } from '../support/cheapestStay';
import { company, contact, Guest } from '../support/guest';
import { expect, test } from '../support/site';
import { Walker } from '../support/walker';
import type { Effort } from '../support/walker';

/** What each walk may take, and what it took of the site before it answered whole weeks, wishes and ways at once. */
const efforts = {
  family: {
    atMost: { presses: 27, pages: 9, scrollSeconds: 15 },
    // Each of the seven days was searched by hand, and an address was asked.
    before: { presses: 61, pages: 12, scrollSeconds: 32.8 },
  },
  member: {
    atMost: { presses: 17, pages: 12, scrollSeconds: 6 },
    // The one way to pay was not chosen.
    before: { presses: 17, pages: 12, scrollSeconds: 6 },
  },
  company: {
    atMost: { presses: 26, pages: 9, scrollSeconds: 8 },
    // Each room was chosen.
    before: { presses: 34, pages: 13, scrollSeconds: 8 },
  },
  wheelchair: {
    atMost: { presses: 18, pages: 9, scrollSeconds: 9 },
    // The page of each hotel was opened, cheapest first, to read where its station is. An address was asked.
    before: { presses: 32, pages: 17, scrollSeconds: 12.7 },
  },
} satisfies Readonly<Record<string, Readonly<Record<'atMost' | 'before', Effort>>>>;

/** Types dates as on a touch screen, where a press on their fields opens the calendar. */
async function enterDates(walker: Walker, { page, words }: Guest, from: string, to: string): Promise<void> {
  // By the key of the keyboard that leads on: the list of places would lie over the dates.
  await page.keyboard.press('Tab');
  await walker.press(page.locator('#quick-from'));
  const calendar = page.getByRole('dialog', { name: words.t('dates.open') });
  await walker.fill(calendar.getByLabel(words.t('dates.arrival'), { exact: true }), from);
  await walker.fill(calendar.getByLabel(words.t('dates.departure'), { exact: true }), to);
  // The key of the keyboard that is done.
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
}

/** Reports the effort of a walk, and holds it within its limits, and those within what it took before. */
function holdWithinLimits(walk: keyof typeof efforts, walker: Walker, testInfo: TestInfo): void {
  const effort = walker.effort();
  const { atMost, before } = efforts[walk];
  testInfo.annotations.push({ type: 'effort', description: JSON.stringify({ walk, effort, before }) });
  for (const kind of ['presses', 'pages', 'scrollSeconds'] as const) {
    expect(effort[kind], `${kind}: ${walker.paths.join()}`).toBeLessThanOrEqual(atMost[kind]);
    expect(atMost[kind], `${kind} before`).toBeLessThanOrEqual(before[kind]);
  }
}

/** Writes the details of the guest, agrees, and pays by card. */
async function giveDetailsAndPay(walker: Walker, guest: Guest): Promise<void> {
  const { page, words } = guest;
  await page.locator('#firstName').waitFor();
  for (const [field, value] of Object.entries(contact)) await walker.fill(page.locator(`#${field}`), value);
  await walker.press(guest.button(words.t('contactDetails.next')));
  await walker.press(guest.payByCard());
  await walker.press(page.locator('#terms'));
  await walker.press(guest.orderButton());
  await page.waitForURL('**/pay/**');
  await walker.press(guest.button(guest.locale === 'fi' ? 'Maksa' : 'Pay'));
  await guest.confirmation();
}

const family = { adults: 2, children: 2, childrenAges: [5, 8], pets: 1 };

/** What a room costs with breakfast: in the rate, or added for everyone. */
const withBreakfast: CostOf = ({ price, rateRefId }, { adultCount, childAges = [] }, { rates, extraServices }) => {
  const room = Number(price.amount.value);
  if (rates.find(({ refId }) => refId === rateRefId)?.information.breakfastIncluded) return room;
  const breakfast = extraServices.find(({ type }) => type === 'BREAKFAST');
  return breakfast ? room + (adultCount + childAges.length) * Number(breakfast.unitPrice.value) : null;
};

/** The cheapest stays of the family that begin on a day, in one room and in two. */
const familyStays = (request: APIRequestContext, startDate: string) =>
  [1, 2].map((count) => {
    const rooms = occupanciesOf(placeParty({ ...family, rooms: count }));
    const wanted = {
      placeName: 'Helsinki',
      startDate,
      endDate: addDays(startDate, 2),
      rooms: rooms.map(({ adults, childAges, pets }) => ({ adultCount: adults, childAges, petCount: pets })),
    };
    return cheapestStay(request, wanted, withBreakfast);
  });

test('a family with a dog books the cheapest nights of a week with breakfast, on a phone', async ({
  page,
  request,
  ledger,
}, testInfo) => {
  const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-30', day));
  const found = await Promise.all(week.flatMap((startDate) => familyStays(request, startDate)));
  const fitting = found.flatMap((stay) => stay ?? []);
  const lowest = Math.min(...fitting.map(({ total }) => total));
  expect(new Set(fitting.map(({ startDate }) => startDate)).size, 'days with room').toBe(week.length);

  await page.setViewportSize({ width: 390, height: 740 });
  const guest = new Guest(page, 'fi');
  const { t, plural } = guest.words;
  const walker = new Walker(page);
  await page.goto(pathOf('home', 'fi'));
  const form = page.getByRole('main').locator('form#search');
  await walker.fill(form.getByRole('combobox', { name: t('search.place.label') }), 'Helsinki');
  // The middle of the week, so that the nights around it are all of the week's.
  await enterDates(walker, guest, '2026-12-03', '2026-12-05');
  await walker.press(page.locator('#quick-party'));
  await walker.choose(form.getByLabel(t('stay.party.children'), { exact: true }), '2');
  await walker.choose(form.getByLabel(t('stay.party.pets'), { exact: true }), '1');
  for (const [index, age] of family.childrenAges.entries()) {
    await walker.choose(form.getByLabel(t('stay.party.age', { number: index + 1 })), String(age));
  }
  await walker.press(form.getByRole('button', { name: t('search.submit') }));

  const main = page.getByRole('main');
  await walker.press(main.getByRole('link', { name: plural('noRoom.withRooms', 2) }).first());
  await walker.press(guest.button(t('searchResults.summary.nights')));
  const nights = page.getByRole('region', { name: t('search.nearby.title') });
  const night = nights.getByRole('link', { name: t('stay.cheapest') }).first();
  const dates = await walker.read(night);
  await walker.press(night);
  await expect(nights.locator('[aria-current]')).toHaveText(dates.replaceAll(/\s+/g, ' '), { useInnerText: true });
  const cheapest = main.getByRole('article').filter({ has: page.getByText(t('stay.cheapest'), { exact: true }) });
  await walker.press(cheapest.getByRole('link', { name: t('searchResults.card.rooms') }));

  const title = main.getByRole('heading', { level: 1 });
  for (const number of [1, 2]) {
    await expect(title).toContainText(t('chooseRoom.titleOf', { number, count: 2 }));
    await walker.press(guest.roomsAtLowest().first());
  }
  await walker.press(guest.addExtra().first());
  await walker.press(guest.wayOn());
  await giveDetailsAndPay(walker, guest);

  const { bookings } = await ledger();
  expect(bookings.map(({ paid }) => paid)).toEqual([Math.round(100 * lowest)]);
  const cheapestDays = fitting.filter(({ total }) => total === lowest).map(({ startDate }) => startDate);
  expect(cheapestDays).toContain(bookings[0]?.arrival);
  holdWithinLimits('family', walker, testInfo);
});

/** How far a guest goes from the train on wheels. */
const NEAR_METRES = 800;

test('a wheelchair user and a companion who come by train book the cheapest step-free room near a station, on a desktop', async ({
  page,
  request,
  ledger,
}, testInfo) => {
  const stay = { placeName: 'Finnish Lakeland', startDate: '2026-12-01', endDate: '2026-12-03' };
  const stepFree: CostOf = ({ price, roomTypeRefId }, _, { roomTypes }) =>
    roomTypes.find(({ refId }) => refId === roomTypeRefId)?.accessibility?.stepFreeShower
      ? Number(price.amount.value)
      : null;
  const isNearStation = ({ hotel }: FoundHotel): boolean =>
    hotel.nearby.some(({ kind, walkMetres }) => kind === 'STATION' && walkMetres !== null && walkMetres <= NEAR_METRES);
  const rooms = [{ adultCount: 2 }];
  const best = await cheapestStay(request, { ...stay, rooms }, stepFree, isNearStation);
  const cheapestFarther = await cheapestStay(request, { ...stay, rooms }, stepFree);
  expect(cheapestFarther?.total, 'a step-free room too far from a station').toBeLessThan(best?.total ?? 0);

  await page.setViewportSize({ width: 1366, height: 768 });
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  const walker = new Walker(page);
  await page.goto(pathOf('home', 'en'));
  const main = page.getByRole('main');
  await walker.fill(main.getByRole('combobox', { name: t('search.place.label') }), stay.placeName);
  await walker.fill(main.getByLabel(t('dates.arrival'), { exact: true }), stay.startDate);
  await walker.fill(main.getByLabel(t('dates.departure'), { exact: true }), stay.endDate);
  await walker.press(main.getByRole('button', { name: t('search.submit') }));

  await walker.press(main.getByText(t('stay.wishes.accessible'), { exact: true }));
  await walker.choose(page.getByLabel(t('searchResults.sort.label')), 'price');
  const station = /(?:Railway station|Travel Centre): (\d+(?:\.\d)?)\s(k?m)(?! in a straight line)/;
  const cards = main.getByRole('article');
  const metres: number[] = [];
  for (const card of await cards.all()) {
    const [, distance, unit] = station.exec(await walker.read(card)) ?? [];
    metres.push(distance ? Number(distance) * (unit === 'km' ? 1000 : 1) : Infinity);
    if ((metres.at(-1) ?? Infinity) <= NEAR_METRES) break;
  }
  await walker.press(cards.nth(metres.length - 1).getByRole('link', { name: t('searchResults.card.rooms') }));

  await guest.rooms().first().waitFor();
  const room = main.getByRole('article').first();
  expect(await walker.read(room)).toContain(
    t('stay.accessibility.fact', {
      name: t('stay.accessibility.names.stepFreeShower'),
      value: t('stay.accessibility.yes'),
    }),
  );
  await walker.press(guest.roomsAtLowest().first());
  await guest.addExtra().first().waitFor();
  await walker.press(guest.wayOn());
  await giveDetailsAndPay(walker, guest);

  const { bookings } = await ledger();
  expect(bookings).toMatchObject([{ arrival: stay.startDate, paid: Math.round(100 * (best?.total ?? NaN)) }]);
  holdWithinLimits('wheelchair', walker, testInfo);
});

test('a member books a night for two by points, on a phone', { tag: '@whole' }, async ({ page, ledger }, testInfo) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  const walker = new Walker(page);
  await page.goto(pathOf('home', 'sv'));
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  await walker.press(banner.getByText(t('shell.header.menu'), { exact: true }));
  await walker.press(banner.getByRole('link', { name: t('shell.account.signIn') }).filter({ visible: true }));
  await walker.press(page.locator('button[value="scard"]'));
  await page.waitForURL(`**${pathOf('home', 'sv')}*`);

  const form = main.locator('form#search');
  await walker.fill(form.getByRole('combobox', { name: t('search.place.label') }), 'Helsinki');
  await enterDates(walker, guest, '2026-12-01', '2026-12-02');
  await walker.press(form.getByRole('button', { name: t('search.moreHint') }));
  const drawer = page.getByRole('dialog');
  await walker.press(drawer.getByText(t('search.codes.reward'), { exact: true }));
  await walker.press(drawer.getByRole('button', { name: t('search.submit') }));

  const cards = main.getByRole('article');
  await walker.press(cards.first().getByRole('link', { name: t('searchResults.card.rooms') }));
  await walker.press(guest.rooms().first());
  await walker.press(guest.wayOn());
  // Both steps end with the same button.
  await page.waitForURL(`**${pathOf('chooseExtras', 'sv')}`);
  await walker.press(guest.button(t('chooseExtras.next')));
  await page.locator('#firstName').waitFor();
  await walker.press(guest.button(t('contactDetails.next')));
  await walker.press(page.locator('#terms'));
  await walker.press(guest.orderButton());
  await guest.confirmation();

  const { bookings } = await ledger();
  expect(bookings).toMatchObject([{ arrival: '2026-12-01', adults: 2 }]);
  holdWithinLimits('member', walker, testInfo);
});

test(
  'a company books three rooms at its own rate, on a desktop',
  { tag: '@whole' },
  async ({ page, ledger }, testInfo) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const guest = new Guest(page, 'fi');
    const { t, plural } = guest.words;
    const walker = new Walker(page);
    await page.goto(pathOf('home', 'fi'));
    const main = page.getByRole('main');
    const form = main.locator('form#search');
    await walker.fill(form.getByRole('combobox', { name: t('search.place.label') }), 'Helsinki');
    await walker.fill(form.getByLabel(t('dates.arrival'), { exact: true }), '2026-12-01');
    await walker.fill(form.getByLabel(t('dates.departure'), { exact: true }), '2026-12-03');
    await walker.press(page.locator('#quick-party'));
    await walker.choose(form.getByLabel(t('stay.party.rooms'), { exact: true }), '3');
    await walker.press(form.getByRole('button', { name: t('search.moreHint') }));
    const drawer = page.getByRole('dialog');
    await walker.fill(drawer.getByLabel(new RegExp(`^${t('search.codes.company')}`)), 'YRITYS100');
    await walker.press(drawer.getByRole('button', { name: t('search.submit') }));

    await walker.press(
      main
        .getByRole('article')
        .first()
        .getByRole('link', { name: t('searchResults.card.rooms') }),
    );
    const title = main.getByRole('heading', { level: 1 });
    await expect(title).toContainText(t('chooseRoom.titleOf', { number: 1, count: 3 }));
    await walker.press(guest.rooms().first());
    await expect(title).toContainText(t('chooseRate.titleOf', { number: 1, count: 3 }));
    await walker.press(page.getByLabel(plural('chooseRate.same.label', 2)));
    await walker.press(
      page
        .locator('label')
        .filter({ hasText: t('chooseRate.paid.INVOICE') })
        .first(),
    );
    await walker.press(guest.wayOn());
    await guest.addExtra().first().waitFor();
    await walker.press(guest.wayOn());
    await page.locator('#firstName').waitFor();
    const details = Object.entries({ ...contact, ...company });
    for (const [field, value] of details) await walker.fill(page.locator(`#${field}`), value);
    await walker.press(guest.button(t('contactDetails.next')));
    await walker.press(page.locator('input[name=guarantee][value=INVOICE]'));
    await walker.press(page.locator('#terms'));
    await walker.press(guest.orderButton());
    await guest.confirmation();

    const { bookings } = await ledger();
    expect(bookings).toMatchObject([{ arrival: '2026-12-01' }]);
    holdWithinLimits('company', walker, testInfo);
  },
);
