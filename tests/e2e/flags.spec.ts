import { orderCard } from '../support/cardSale';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { hotelById } from '../../contracts/world/hotels/allHotels';
import { CONFIG_REFRESH_MS } from '../../src/config/limits';
import { featureNames } from '../../src/flags/testFeatureNames';
import type { FeatureName } from '../../src/flags/testFeatureNames';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { exportFolder } from '../support/exportedSite';
import { contact, Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, now, test } from '../support/site';
import { wake } from '../support/wake';
import { openBoughtCard } from '../support/myCard';
import { askNotNow, openStay } from '../support/stays';
import { wordsIn } from '../support/words';
import { searchOpener } from '../support/searchOpener';

const { t, plural } = wordsIn('en');
const dates = { from: '2026-12-01', to: '2026-12-02' };
/** Searches that need one feature besides the basic ones. */
const searches = {
  PETS: { pets: '1' },
  REWARD_NIGHT: { reward: '1' },
  PROMOTION_CODE: { promo: 'TALVI' },
} as const;

/** Replaces the file that is served at /api/appconfig, as an operator does: everything on except what is named. */
async function switchOff(request: APIRequestContext, address: string, ...off: readonly FeatureName[]): Promise<void> {
  const features = Object.fromEntries(featureNames.map((name) => [name, !off.includes(name)]));
  await request.post(`${address}/__test/appconfig`, { data: JSON.stringify({ features }) });
}

const minute = (page: Page) => page.clock.fastForward(CONFIG_REFRESH_MS);

const form = (page: Page): Locator => page.getByRole('dialog');

async function openSearch(page: Page): Promise<void> {
  await click(searchOpener(page, { t }));
  await form(page)
    .getByRole('group', { name: t('stay.party.legend') })
    .waitFor();
  await click(form(page).getByText(t('search.codes.summary')));
}

const fields: readonly (readonly [FeatureName, (page: Page) => Locator])[] = [
  ['PETS', (page) => form(page).getByRole('group', { name: t('stay.party.pets'), exact: true })],
  ['KIDS', (page) => form(page).getByRole('group', { name: t('stay.party.children'), exact: true })],
  ['MULTIPLE_ROOMS', (page) => form(page).getByRole('group', { name: t('stay.party.rooms'), exact: true })],
  ['MULTIPLE_ADULTS', (page) => form(page).getByRole('group', { name: t('stay.party.adults'), exact: true })],
  ['PROMOTION_CODE', (page) => form(page).locator('[name=promo]')],
  ['COMPANY_CODE', (page) => form(page).locator('[name=company]')],
  ['BLOCK_CODE', (page) => form(page).locator('[name=block]')],
  ['REWARD_NIGHT', (page) => form(page).locator('[name=reward]')],
  ['SCARD', (page) => form(page).locator('[name=member] option[value=S_CARD]')],
  ['ASOM', (page) => form(page).locator('[name=member] option[value=ASOM]')],
];

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date(now) });
});

test('the running search form follows the served file within a minute, field by field', async ({
  page,
  request,
  harness,
}) => {
  await page.goto(pathOf('home', 'en'));
  await openSearch(page);
  for (const [, field] of fields) await expect(field(page)).toHaveCount(1);
  for (const [feature, field] of fields) {
    await switchOff(request, harness.address, feature);
    await minute(page);
    await expect(field(page), feature).toHaveCount(0);
  }
  await switchOff(request, harness.address);
  await minute(page);
  for (const [, field] of fields) await expect(field(page)).toHaveCount(1);
});

for (const feature of inTurn(['PETS', 'REWARD_NIGHT', 'PROMOTION_CODE'] as const, 1)) {
  test(`a search that needs ${feature} is closed with its reason within a minute, and opened again`, async ({
    page,
    request,
    harness,
  }) => {
    await page.goto(hrefOf('searchResults', 'en', { ...dates, place: 'Helsinki', ...searches[feature] }));
    const reason = page.getByText(t(`search.switchedOff.${feature}`));
    const hotels = page.getByRole('article');
    await expect(hotels.first()).toBeVisible();
    await expect(reason).toHaveCount(0);

    await switchOff(request, harness.address, feature);
    await minute(page);
    await expect(reason).toBeVisible();
    await expect(hotels).toHaveCount(0);

    await click(page.getByRole('main').getByRole('button', { name: t('errors.actions.changeSearch') }));
    await expect(form(page).getByText(t(`search.switchedOff.${feature}`))).toBeVisible();
    await click(form(page).getByRole('button', { name: t('search.submit') }));
    await expect(hotels.first()).toBeVisible();

    await page.goBack();
    await expect(reason).toBeVisible();
    await switchOff(request, harness.address);
    await minute(page);
    await expect(hotels.first()).toBeVisible();
  });
}

test('the number of last rooms is shown while the served file has it on', async ({ page, request, harness }) => {
  await page.goto(
    hrefOf('chooseRoom', 'en', { hotel: '1001', from: '2026-11-16', to: '2026-11-17', rooms: '1', adults: '1' }),
  );
  const choose = page.getByRole('button', { name: t('chooseRoom.choose'), exact: true });
  const left = page.getByText(plural('chooseRoom.left', 1), { exact: true });
  await expect(left).toHaveCount(1);
  await switchOff(request, harness.address, 'roomsLeft');
  await minute(page);
  await expect(left).toHaveCount(0);
  await expect(choose.first()).toBeVisible();
  await switchOff(request, harness.address);
  await minute(page);
  await expect(left).toHaveCount(1);
});

for (const [feature, terms] of [
  ['BASIC', {}],
  ['STAFF_DISCOUNT', { promo: 'STFF' }],
  ['APA', { accessible: '1' }],
] as const) {
  test(`a search is closed while the served file has ${feature} off`, async ({ page, request, harness }) => {
    await page.goto(hrefOf('searchResults', 'en', { ...dates, place: 'Helsinki', ...terms }));
    const reason = page.getByText(t(`search.switchedOff.${feature}`));
    await expect(page.getByRole('main').getByRole('group', { name: t('searchResults.summary.label') })).toBeVisible();
    await expect(reason).toHaveCount(0);
    // The minutes are counted from when the page has read the file first, which it may do after it shows the search.
    const afterMinutes = (count: number) =>
      expect(async () => {
        await minute(page);
        await expect(reason).toHaveCount(count, { timeout: 1000 });
      }).toPass();
    await switchOff(request, harness.address, feature);
    await afterMinutes(1);
    await switchOff(request, harness.address);
    await afterMinutes(0);
  });
}

test('optional parts of hotels are hidden and shown as the served file has them', async ({
  page,
  request,
  harness,
}) => {
  await page.goto(hrefOf('searchResults', 'en', { ...dates, hotel: '1001' }));
  const card = page.getByRole('article');
  await expect(card).toBeVisible();
  const parts: readonly (readonly [FeatureName, Locator])[] = [
    ['hotelSummary', card.getByText(hotelById('1001').summary.en)],
    ['hotelMap', page.getByText(t('searchResults.view.mapNote'))],
    ['hotelSurroundings', card.getByText(/Helsinki Central Station: /)],
  ];
  for (const [feature, part] of parts) {
    await expect(part, feature).toHaveCount(1);
    await switchOff(request, harness.address, feature);
    await minute(page);
    await expect(card).toBeVisible();
    await expect(part, feature).toHaveCount(0);
    await switchOff(request, harness.address);
    await minute(page);
    await expect(part, feature).toHaveCount(1);
  }
});

test('a full hotel offers other dates while the served file has them on', async ({
  page,
  request,
  harness,
  scenario,
}) => {
  await scenario('sold-out');
  await page.goto(hrefOf('searchResults', 'en', { ...dates, hotel: '1001' }));
  const card = page.getByRole('article');
  await expect(card).toContainText(t('noRoom.nearest'));
  await switchOff(request, harness.address, 'nearestDates');
  await minute(page);
  await expect(card.getByRole('button', { name: t('noRoom.change') })).toBeVisible();
  await expect(card).not.toContainText(t('noRoom.nearest'));
  await switchOff(request, harness.address);
  await minute(page);
  await expect(card).toContainText(t('noRoom.nearest'));
});

test('a hotel gives the reason for having no room while the served file has it on', async ({
  page,
  request,
  harness,
}) => {
  await page.goto(hrefOf('searchResults', 'en', { ...dates, hotel: '1002', pets: '1' }));
  const card = page.getByRole('article');
  await expect(card).toContainText(t('noRoom.NO_PET_ROOMS'));
  await switchOff(request, harness.address, 'unavailableReason');
  await minute(page);
  await expect(card).toContainText(t('noRoom.UNKNOWN'));
  await expect(card).not.toContainText(t('noRoom.NO_PET_ROOMS'));
  await switchOff(request, harness.address);
  await minute(page);
  await expect(card).toContainText(t('noRoom.NO_PET_ROOMS'));
});

test('the calendar shows prices while the served file has them on', async ({ page, request, harness }) => {
  await page.goto(hrefOf('searchResults', 'en', { ...dates, hotel: '1001' }));
  await click(page.getByRole('main').getByRole('button', { name: t('searchResults.summary.change') }));
  const note = form(page).getByText(t('dates.priceNote', { party: '1 room, 1 adult' }));
  await expect(note).toHaveCount(1);
  await switchOff(request, harness.address, 'lowestPrices');
  await minute(page);
  await expect(note).toHaveCount(0);
  await switchOff(request, harness.address);
  await minute(page);
  await expect(note).toHaveCount(1);
});

test('hotels of a place are asked for as a list while the served file has lists on', async ({
  page,
  request,
  harness,
}) => {
  const asked: boolean[] = [];
  page.on('request', (sent) => {
    const body = sent.postData() ?? '';
    if (body.includes('useSearchResults')) asked.push(body.includes('"list":'));
  });
  await page.goto(hrefOf('searchResults', 'en', { ...dates, place: 'Helsinki' }));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const texts = await cards.allTextContents();
  expect(asked).toEqual([true]);
  await switchOff(request, harness.address, 'hotelLists');
  await minute(page);
  await expect.poll(() => asked).toEqual([true, false]);
  await expect(cards).toHaveText(texts);
});

test('rooms show their accessibility, and prices their lines, while the served file has them on', async ({
  page,
  request,
  harness,
}) => {
  const asksForLines: boolean[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/booking/graphql')) asksForLines.push(sent.postDataJSON().query.includes('priceLines'));
  });
  const facts = page.getByText(
    t('stay.accessibility.fact', {
      name: t('stay.accessibility.names.stepFreeShower'),
      value: t('stay.accessibility.yes'),
    }),
  );
  const choose = page.getByRole('button', { name: t('chooseRoom.choose'), exact: true });
  await switchOff(request, harness.address, 'accessibilityFacts', 'priceLines');
  await page.goto(hrefOf('chooseRoom', 'en', { hotel: '1001', ...dates, rooms: '1', adults: '1' }));
  await expect(choose.first()).toBeVisible();
  await expect(facts).toHaveCount(0);
  expect(asksForLines.at(-1)).toBe(false);
  await switchOff(request, harness.address);
  await minute(page);
  await expect(facts.first()).toBeAttached();
  expect(asksForLines.at(-1)).toBe(true);
  // What was loaded is hidden, without another request.
  await switchOff(request, harness.address, 'accessibilityFacts', 'priceLines');
  await minute(page);
  await expect(facts).toHaveCount(0);
  await expect(choose.first()).toBeVisible();
});

test('an accessible room tells which of its measures an API without them does not know', async ({
  page,
  request,
  harness,
}) => {
  const said = (value: string) =>
    page.getByText(t('stay.accessibility.fact', { name: t('stay.accessibility.names.bedHeight'), value }));
  await switchOff(request, harness.address, 'roomMeasures');
  await page.goto(hrefOf('chooseRoom', 'en', { hotel: '1001', ...dates, rooms: '1', adults: '1' }));
  await expect(said(t('stay.accessibility.unknown'))).toBeAttached();
  await switchOff(request, harness.address);
  await minute(page);
  await expect(said(t('stay.accessibility.cm', { cm: 50 }))).toBeAttached();
  await expect(said(t('stay.accessibility.unknown'))).toHaveCount(0);
});

test(
  'extras leave and rejoin the flow as the served file has them',
  { tag: '@whole' },
  async ({ page, request, harness }) => {
    const guest = new Guest(page, 'en');
    const extras = page
      .getByRole('navigation', { name: t('staySummary.steps.label') })
      .getByText(t('staySummary.steps.chooseExtras'), { exact: true });
    await guest.begin();
    await click(guest.rooms().first());
    await page.waitForURL(`**${hrefOf('chooseRate', 'en')}?room=0`);
    await expect(extras).toHaveCount(1);

    await switchOff(request, harness.address, 'ADD_EXTRA_SERVICES');
    await minute(page);
    await expect(extras).toHaveCount(0);
    await guest.chooseRate(0);
    await page.locator('#firstName').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf('contactDetails', 'en'));
    await page.goBack();
    await page.waitForURL(`**${hrefOf('chooseRate', 'en')}?room=0`);
    await page.goto(pathOf('chooseExtras', 'en'));
    await page.waitForURL(`**${pathOf('contactDetails', 'en')}`);
    await guest.giveContact();
    await expect(guest.orderButton()).toBeVisible();

    await switchOff(request, harness.address);
    await minute(page);
    await expect(extras).toHaveCount(1);
  },
);

test(
  'the signed-in customer and the details of their card follow the file within a minute',
  { tag: '@whole' },
  async ({ page, request, harness }) => {
    const guest = new Guest(page, 'en');
    await guest.begin();
    await guest.chooseRoomsAndRates(1);
    await guest.chooseExtras();
    await click(page.getByRole('main').getByRole('button', { name: t('contactDetails.account.signIn') }));
    await click(page.locator('button[value="scard"]'));
    const filled = page.getByText(t('contactDetails.account.filled'));
    const account = page.getByRole('banner').locator('summary[aria-label]');
    await expect(filled).toBeVisible();

    await switchOff(request, harness.address, 'MY_SCARD_RELATED_CUSTOMER_DETAILS');
    await minute(page);
    await expect(filled).toHaveCount(0);
    await expect(account).toBeVisible();
    await switchOff(request, harness.address);
    await minute(page);
    await expect(filled).toBeVisible();

    await switchOff(request, harness.address, 'authenticatedCustomer');
    await minute(page);
    await expect(account).toHaveCount(0);
    const wayIn = page.getByRole('banner').getByRole('link', { name: t('shell.account.signIn') });
    await expect(wayIn).toHaveCount(0);
    await switchOff(request, harness.address);
    await minute(page);
    // The customer is signed out, and signing in is offered again.
    await expect(wayIn).toBeVisible();
  },
);

test.describe('a guest who allows the chat', () => {
  test.use({ answer: 'all' });

  test('finds it while it is on, within a minute', async ({ page, request, harness }) => {
    await page.goto(pathOf('findReservation', 'en'));
    const chat = page.getByRole('button', { name: t('shell.chat.open') });
    await expect(chat).toBeVisible();
    await switchOff(request, harness.address, 'chat');
    await minute(page);
    await expect(chat).toHaveCount(0);
    await switchOff(request, harness.address);
    await minute(page);
    await expect(chat).toBeVisible();
  });
});

test('a booking shows until when it is held, its passes and its refund, while the served file has them on', async ({
  page,
  request,
  harness,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  const says = async (feature: FeatureName, fact: Locator) => {
    await expect(fact, feature).toHaveCount(1);
    await switchOff(request, harness.address, feature);
    await minute(page);
    await expect(fact, feature).toHaveCount(0);
    await expect(page.getByText(t('reservation.status.reservation'), { exact: true })).toBeVisible();
    await switchOff(request, harness.address);
    await minute(page);
    await expect(fact, feature).toHaveCount(1);
  };
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
  await guest.onPaymentPage('leave');
  await page.getByText(t('payment.open.title')).waitFor();
  const [booking] = (await ledger()).bookings;
  await page.goto(pathOf('findReservation', 'en'));
  await page.locator('[name=bookingNumber]').fill(booking?.number ?? '');
  await page.locator('[name=lastName]').fill(contact.lastName);
  await click(guest.button(t('reservation.find.submit')));
  await says('heldUntil', page.getByText(t('reservation.status.held'), { exact: true }));

  await page.goto(pathOf('paymentReturn', 'en'));
  await click(page.getByRole('link', { name: t('payment.open.go') }));
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await says('walletPasses', page.getByRole('link', { name: t('reservation.wallet.APPLE') }));
  await click(guest.button(t('reservation.cancel.open')));
  await click(page.getByRole('dialog').getByRole('button', { name: t('reservation.cancel.confirm') }));
  await says('refunds', page.getByRole('row', { name: t('reservation.price.refund.PENDING') }));
});

test('without a stay online, arriving, leaving and keys are left to the desk', async ({ page, request, harness }) => {
  const guest = new Guest(page, 'en');
  await openStay(guest, 'upcoming');
  const notice = page.getByRole('link', { name: t('reservation.options.act.notice') });
  await expect(notice).toHaveCount(1);
  await switchOff(request, harness.address, 'onlineStay');
  await page.reload();
  await askNotNow(guest);
  await expect(page.getByText(t('optionIssues.NOT_AVAILABLE')).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('without withdrawal online, a card that was just bought can only be removed, within a minute', async ({
  page,
  request,
  harness,
}) => {
  const guest = new Guest(page, 'en');
  await openBoughtCard(guest);
  const withdraw = guest.button(t('myCard.leave.withdraw'));
  await switchOff(request, harness.address, 'cardWithdrawal');
  await minute(page);
  await expect(withdraw).toHaveCount(0);
  await expect(guest.button(t('myCard.leave.remove'))).toBeVisible();
  await switchOff(request, harness.address);
  await minute(page);
  await expect(withdraw).toBeVisible();
});

test(
  'where an order of a card cannot be voided, it is given up only once its payment was cancelled',
  { tag: '@whole' },
  async ({ page, request, harness }) => {
    await switchOff(request, harness.address, 'cardOrderVoid');
    const guest = new Guest(page, 'en');
    await orderCard(guest);
    const paymentPage = page.url();
    for (const route of ['sCardPurchase', 'sCardPayment'] as const) {
      await page.goto(pathOf(route, 'en'));
      await expect(page.getByText(t('cardOrder.giveUp.notYet'))).toBeVisible();
      await expect(guest.button(t('cardOrder.drop'))).toHaveCount(0);
    }
    await page.goto(paymentPage);
    await guest.onPaymentPage('cancel');
    await click(guest.button(t('cardOrder.drop')));
    await expect(page.getByText(t('cardOrder.nothing.title'))).toBeVisible();
  },
);

test('without the withdrawal of strangers, its page leads to customer service', async ({ page, request, harness }) => {
  await switchOff(request, harness.address, 'cardOrderWithdrawal');
  await page.goto(pathOf('sCardWithdrawal', 'en'));
  await expect(page.getByRole('heading', { name: t('cardWithdrawal.off.title') })).toBeVisible();
  await expect(page.locator('#number')).toHaveCount(0);
  await switchOff(request, harness.address);
  await minute(page);
  await expect(page.locator('#number')).toBeVisible();
});

test('every feature of the served file is switched in a test above', () => {
  const switched: readonly FeatureName[] = [
    ...fields.map(([feature]) => feature),
    ...(['APA', 'BASIC', 'STAFF_DISCOUNT', 'ADD_EXTRA_SERVICES'] as const),
    ...(['accessibilityFacts', 'hotelMap', 'hotelSummary', 'hotelSurroundings', 'lowestPrices'] as const),
    ...(['hotelLists', 'nearestDates', 'priceLines', 'roomMeasures'] as const),
    ...([
      'cardOrderVoid',
      'cardOrderWithdrawal',
      'cardWithdrawal',
      'heldUntil',
      'onlineStay',
      'refunds',
      'roomsLeft',
      'unavailableReason',
      'walletPasses',
    ] as const),
    // Of the site's API and its changes only: their rules are tested without a browser.
    ...(['CHANGE_DATES', 'CHANGE_ROOM_TYPE', 'editedReservation', 'reservationOptions', 'cancellationTime'] as const),
    ...(['authenticatedCustomer', 'chat', 'MY_SCARD_RELATED_CUSTOMER_DETAILS'] as const),
    // In `offline.spec.ts`, which has a worker.
    ...(['offlinePages'] as const),
  ];
  expect([...switched].sort()).toEqual([...featureNames].sort());
});

test('a link to the rooms of a stay that is not sold online gives the reason', async ({ page, request, harness }) => {
  await switchOff(request, harness.address, 'PETS');
  await page.goto(hrefOf('chooseRoom', 'en', { hotel: '1001', ...dates, rooms: '1', adults: '1', pets: '1' }));
  await expect(page.getByText(t('search.switchedOff.PETS'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('chooseRoom.choose'), exact: true })).toHaveCount(0);
});

test('a file that breaks later changes nothing, and one that is broken at first leaves the search as it is', async ({
  page,
  request,
  harness,
}) => {
  await switchOff(request, harness.address, 'PETS');
  await page.goto(pathOf('home', 'en'));
  await openSearch(page);
  await expect(form(page).getByRole('group', { name: t('stay.party.pets'), exact: true })).toHaveCount(0);
  await request.post(`${harness.address}/__test/appconfig`, { data: '<html>' });
  const configRequest = page.waitForResponse('**/api/appconfig');
  await minute(page);
  await configRequest;
  await expect(form(page).getByRole('group', { name: t('stay.party.children'), exact: true })).toHaveCount(1);
  await expect(form(page).getByRole('group', { name: t('stay.party.pets'), exact: true })).toHaveCount(0);
  await page.reload();
  await openSearch(page);
  await expect(form(page).getByRole('group', { name: t('stay.party.pets'), exact: true })).toHaveCount(1);
});

/** The script files of the export with the flag provider. */
const providerFiles = (): readonly string[] => {
  const folder = path.join(exportFolder, '_next/static/chunks');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes('PROVIDER_NOT_READY'),
    )
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
};

test(
  'the home page loads no code of flags before the guest uses its search, and requests the configuration once',
  { tag: '@before-react' },
  async ({ page, request, harness }) => {
    await switchOff(request, harness.address, 'MULTIPLE_ROOMS');
    const files = providerFiles();
    expect(files.length).toBeGreaterThan(0);
    const requested: string[] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (pathname === '/api/appconfig' || files.some((file) => pathname.endsWith(file))) requested.push(pathname);
    });
    await page.goto(pathOf('home', 'en'));
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await wake(page);
    // Only to know whether to offer signing in, once the page is awake.
    await expect.poll(() => requested).toEqual(['/api/appconfig']);
    await page.locator('#quick-place').focus();
    await expect(page.locator('#quick-rooms option')).toHaveCount(1);
    expect(requested.length).toBeGreaterThan(1);
    expect(requested.filter((path) => path === '/api/appconfig')).toHaveLength(1);
  },
);

test('flags whose code fails to load at first are loaded again', async ({ page, request, harness }) => {
  await switchOff(request, harness.address, 'PETS');
  const files = providerFiles();
  const isProviderFile = (url: URL) => files.some((file) => url.pathname.endsWith(file));
  await page.route(isProviderFile, (route) => route.abort());
  await page.goto(pathOf('home', 'en'));
  await openSearch(page);
  const pets = form(page).getByRole('group', { name: t('stay.party.pets'), exact: true });
  await expect(pets).toHaveCount(1);
  await page.unroute(isProviderFile);
  await minute(page);
  await expect(pets).toHaveCount(0);
});
