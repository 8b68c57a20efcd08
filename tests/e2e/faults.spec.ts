import type { Page } from '@playwright/test';
import type { FailureCode } from '../../src/domain/failure';
import { pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import type { FlowApi } from '../support/flowApi';
import { familyStay, Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { letPass } from '../support/letPass';
import { SHARED } from '../support/screenState';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

type TransportFailure = Extract<FailureCode, `transport.${string}` | `authorization.${string}`>;

interface Fault {
  readonly name: string;
  /** A scenario of the harness; null where the browser plays the fault. */
  readonly scenario: string | null;
  readonly failure: TransportFailure;
  /** How often the call is sent before the guest sees the failure. */
  readonly tries: number;
  /** It is shown after the time-out of half a minute. */
  readonly isSlow?: true;
}

const networkLost = { failure: 'transport.NETWORK', tries: 4 } as const;
const late = { failure: 'transport.TIMEOUT', tries: 1, isSlow: true } as const;
const malformed = { failure: 'transport.MALFORMED', tries: 1 } as const;
const broken = { failure: 'transport.SERVER', tries: 1 } as const;

const faults: readonly Fault[] = [
  { name: 'the connection is refused', scenario: null, ...networkLost },
  { name: 'the connection is reset', scenario: 'reset', ...networkLost },
  { name: 'there is no answer', scenario: 'silence', ...late },
  { name: 'the answer never ends', scenario: 'trickle', ...late },
  { name: 'the server fails', scenario: 'server-error', ...broken },
  { name: 'a gateway answers with a page', scenario: 'bad-gateway', ...broken },
  { name: 'the answer holds no data', scenario: 'null-data', ...broken },
  { name: 'the answer is an HTML page', scenario: 'html', ...malformed },
  { name: 'the answer is cut off', scenario: 'broken-json', ...malformed },
  { name: 'the answer is empty', scenario: 'empty', ...malformed },
  { name: 'the endpoint is missing', scenario: 'no-endpoint', failure: 'transport.ENDPOINT_NOT_FOUND', tries: 1 },
];

interface Playing {
  readonly scenario: (names: string) => Promise<void>;
  readonly flowApi: FlowApi;
}

/** Plays a fault for every call that names the field, until it is stopped; counts those calls meanwhile. */
async function play(page: Page, field: string, fault: Fault, { scenario, flowApi }: Playing) {
  const calls: string[] = [];
  const url = `**${flowApi.endpoint}`;
  await page.route(url, async (route) => {
    const isMeant = route.request().postData()?.includes(field) ?? false;
    if (isMeant) calls.push(route.request().headers()['idempotency-key'] ?? '');
    if (isMeant && fault.scenario === null) await route.abort('connectionrefused');
    else await route.continue();
  });
  if (fault.scenario !== null) await scenario(`${fault.scenario}:${field}`);
  return {
    calls,
    pass: async () => {
      if (!fault.isSlow) return;
      await expect.poll(() => calls.length).toBe(1);
      await page.clock.fastForward(30_000);
    },
    stop: async () => {
      await page.unroute(url);
      await scenario('');
    },
  };
}

const telephone = (page: Page) => page.getByRole('main').locator('a[href="tel:+358185550100"]');

const saysToCall = ({ failure }: Fault) =>
  failure === 'transport.MALFORMED' || failure === 'transport.ENDPOINT_NOT_FOUND';

test.use({ viewport: { width: 360, height: 740 } });

const asking = inTurn(faults, 1, 4);
const ordering = inTurn(faults, 0, 6);

for (const [index, fault] of faults.entries()) {
  const locale = index % 2 === 0 ? 'fi' : 'en';

  if (asking.includes(fault))
    test(`${fault.name}, asking for rooms: explained, nothing lost, and trying again works (shared)`, async ({
      page,
      scenario,
      flowApi,
    }) => {
      const guest = new Guest(page, locale);
      const { t } = guest.words;
      await guest.begin(familyStay);
      await click(page.getByText(t('chooseRoom.sleeps.title')));
      const child = page.getByLabel(t('chooseRoom.sleeps.child', { number: 1 }));
      const elsewhere = (await child.inputValue()) === '0' ? '1' : '0';
      const { calls, pass, stop } = await play(page, flowApi.availability, fault, { scenario, flowApi });
      await choose(child, elsewhere);
      await pass();
      const notice = page.getByRole('alert').filter({ hasText: t(`errors.${fault.failure}.title`) });
      await expect(notice).toContainText(t(`errors.${fault.failure}.body`));
      expect(calls).toHaveLength(fault.tries);
      await expect(child).toHaveValue(elsewhere);
      await expect(telephone(page)).toHaveCount(saysToCall(fault) ? 1 : 0);
      await stop();
      await click(guest.button(t('errors.actions.retry')));
      await expect(guest.rooms().first()).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(child).toHaveValue(elsewhere);
    });

  // The older API meets every third of them.
  const titleEnd = index % 3 === 0 ? '' : ` ${SHARED}`;
  if (ordering.includes(fault))
    test(`${fault.name}, ordering: explained, nothing lost, and trying again books once${titleEnd}`, async ({
      page,
      scenario,
      bookings,
      flowApi,
    }) => {
      const guest = new Guest(page, locale);
      const { t } = guest.words;
      await guest.resumeAt('checkAndConfirm');
      const { calls, pass, stop } = await play(page, flowApi.book, fault, { scenario, flowApi });
      await guest.order(guest.payAtHotel());
      await pass();
      const notice = page.getByRole('alert').filter({ hasText: t(`errors.${fault.failure}.title`) });
      await expect(notice).toContainText(t(`errors.${fault.failure}.body`));
      await expect(page.getByText(t('order.unanswered.title'))).toBeVisible();
      expect(calls).toHaveLength(fault.tries);
      expect(new Set(calls).size).toBe(1);
      expect(calls[0]).not.toBe('');
      await stop();
      await click(guest.button(t('order.unanswered.send')));
      await guest.confirmation();
      expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
    });
}

for (const { name, scenario: refusal, failure } of [
  { name: 'a sign-in has ended', scenario: 'authorization-expired', failure: 'authorization.AUTHORIZATION_EXPIRED' },
  { name: 'a gateway requires a sign-in', scenario: 'unauthorized', failure: 'authorization.AUTHORIZATION_INVALID' },
  { name: 'a gateway refuses', scenario: 'forbidden', failure: 'authorization.UNKNOWN' },
] as const) {
  test(`${name}: explained, what was typed is kept, and the order can be sent again`, async ({
    page,
    scenario,
    bookings,
  }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await guest.resumeAt('checkAndConfirm');
    await scenario(refusal);
    await guest.order(guest.payAtHotel());
    await expect(page.getByText(t(`errors.${failure}.title`))).toBeVisible();
    await expect(page.getByText(t(`errors.${failure}.body`))).toBeVisible();
    const wayOut = failure === 'authorization.UNKNOWN' ? telephone(page) : guest.button(t('errors.actions.signIn'));
    await expect(wayOut).toBeVisible();
    await expect(guest.payAtHotel()).toBeChecked();
    await scenario('');
    await click(guest.orderButton());
    await guest.confirmation();
    expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  });
}

test('a newer price that does not come keeps the order form, and the next press orders', async ({
  page,
  context,
  bookings,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await guest.resumeAt('checkAndConfirm');
  await guest.orderButton().waitFor();
  await letPass(context, page, 11);
  await context.setOffline(true);
  await guest.order(guest.payAtHotel());
  const notice = page.getByRole('alert').filter({ has: page.locator('[data-failure="transport.NETWORK"]') });
  await expect(notice).toBeVisible();
  await expect(guest.payAtHotel()).toBeChecked();
  await expect(page.locator('#terms')).toBeChecked();
  await context.setOffline(false);
  await click(notice.getByRole('button', { name: t('errors.actions.retry') }));
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main form :focus')).toContainText('Nothing is charged now.');
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(0);
  await click(guest.orderButton());
  await guest.confirmation();
  expect((await bookings('1001', 'STQ', '2026-12-01')).count).toBe(1);
  await page.request.post('/__test/clock', { data: '{"now":null}' });
});

test('a service notice stays on the next page when that cannot load it', async ({ page, scenario }) => {
  const { words } = new Guest(page, 'en');
  await scenario('service-notice-alert');
  await page.goto(pathOf('home', 'en'));
  const notices = page.getByRole('region', { name: words.t('shell.notices.label') });
  await expect(notices).toContainText('See contact information');
  const count = await notices.getByRole('button').count();
  expect(count).toBe(2);
  // From a page that sleeps a link loads the next one anew.
  await wake(page);
  await scenario('silence');
  await click(page.getByRole('contentinfo').getByRole('link', { name: words.t('shell.account.bookings') }));
  await page.waitForURL(`**${pathOf('findReservation', 'en')}`);
  // Outside of the home page only the alert shows.
  await expect(notices.getByRole('button')).toHaveCount(1);
});
