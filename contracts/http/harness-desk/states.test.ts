import { ask, search } from '../testGuest';
import { openBrowser, type Browser } from '../testHarnessDesk';
import { testWorld } from '../testWorld';

jest.setTimeout(30_000);

const waits: number[] = [];
const world = testWorld({
  pause: (ms) => {
    waits.push(ms);
    return Promise.resolve();
  },
});

let browser: Browser;
beforeEach(async () => {
  browser = openBrowser(world);
  await browser.press('everything');
  waits.length = 0;
});

/** What a call of the booking API gets: a status with the beginning of a text, or no answer. */
const raw = async (field = 'authenticatedCustomer { __typename }') => {
  try {
    const response = await fetch(`${world.address}/booking/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...browser.headers() },
      body: JSON.stringify({ query: `{ ${field} }` }),
    });
    return `${response.status} ${(await response.text()).slice(0, 15)}`;
  } catch {
    return 'nothing';
  }
};
const found = (more = {}) => search(world, more, browser.headers());
const notices = async () => {
  const query = '{ serviceNotices(locale: en_GB) { type } }';
  const { data } = await ask<{ serviceNotices: readonly { type: string }[] }>(
    world,
    query,
    {},
    browser.headers(),
    '/graphql',
  );
  return data.serviceNotices.map(({ type }) => type).join();
};
const errorOf = async (query: string) => (await ask(world, query, {}, browser.headers())).errors?.[0];
/** Presses “Sign in” on the site; the id of who is signed in then, without having chosen. */
const signedInAs = async () => {
  const next = encodeURIComponent(`${world.address}/en`);
  const tokens = (await browser.get(`/oidc/sid?mode=cookies&next=${next}`)).headers.getSetCookie();
  const token = /accessToken=([^;]+)/.exec(tokens.join())?.[1];
  if (!token) return null;
  const query = '{ authenticatedCustomer { ... on AuthenticatedCustomer { customerDetails { customerId } } } }';
  const { data } = await ask<{ authenticatedCustomer: { customerDetails: { customerId: string } } }>(
    world,
    query,
    {},
    {
      authorization: `Bearer ${token}`,
    },
  );
  return data.authenticatedCustomer.customerDetails.customerId;
};
const waited = async () => {
  waits.length = 0;
  await raw();
  return waits.join();
};
const tonight = async () => {
  const answer = await found({ dateRange: { startDate: '2026-11-03', endDate: '2026-11-04' } }).catch(() => null);
  return answer?.hotels?.some(({ available }) => available) ?? false;
};

type Press = readonly [act: string, ...fields: readonly (readonly [string, string])[]];
const scenarios = (...names: readonly string[]): Press => [
  'scenarios',
  ...names.map((name) => ['scenario', name] as const),
];
const fault = (name: string, field = ''): Press => ['fault', ['fault', name], ['field', field]];

const available = async () => (await found()).hotels.some((hotel) => hotel.available);
const code = async () => (await found()).code ?? null;
const issue = async () => (await found()).issues[0]?.code ?? null;
const restricted = async () => /"reason":"(\w+)"/.exec(JSON.stringify(await found()))?.[1] ?? null;
const refusal = async () => (await errorOf('{ authenticatedCustomer { __typename } }'))?.extensions?.code ?? null;
const required = async () => {
  const query = '{ authenticatedCustomer { ... on AuthenticationRequired { code } } }';
  return JSON.stringify((await ask(world, query, {}, browser.headers())).data);
};
const nearest = async () => (await errorOf('{ lowestPrices(input: {}) { __typename } }'))?.message ?? null;

const states: readonly (readonly [state: string, press: Press, look: () => Promise<unknown>, seen: unknown])[] = [
  ['no room anywhere', scenarios('sold-out'), available, false],
  ['a search that fails', scenarios('search-prior-stay'), code, 'PRIOR_STAY'],
  ['another search that fails', scenarios('search-undefined'), code, 'UNDEFINED'],
  ['an issue beside a search', scenarios('issue-pet-rooms'), issue, 'PET_ROOMS'],
  ['a rate with a restriction', scenarios('restriction-asom-required'), restricted, 'ASOM_REQUIRED'],
  ['a token that has expired', scenarios('authorization-expired'), refusal, 'AUTHORIZATION_EXPIRED'],
  ['a customer who is asked for', scenarios('authentication-required-expired-token'), required, /EXPIRED_TOKEN/],
  ['an alert on every page', scenarios('service-notice-alert'), notices, 'alert,info'],
  ['no notices', scenarios('no-service-notices'), notices, ''],
  ['two scenarios at once', scenarios('sold-out', 'no-service-notices'), notices, ''],
  ['a server that fails', fault('server-error'), raw, /^500 /],
  ['a gateway with a page', fault('bad-gateway'), raw, /^502 </],
  ['a gateway that is closed', fault('service-unavailable'), raw, /^503 </],
  ['a gateway that waits in vain', fault('gateway-timeout'), raw, /^504 </],
  ['a gateway that asks who calls', fault('unauthorized'), raw, /^401 /],
  ['a gateway that forbids', fault('forbidden'), raw, /^403 /],
  ['no endpoint', fault('no-endpoint'), raw, /^404 </],
  ['a page in the place of data', fault('html'), raw, /^200 </],
  ['an empty answer', fault('empty'), raw, '200 '],
  ['no data', fault('null-data'), raw, '200 {"data":null}'],
  ['a connection that is reset', fault('reset'), raw, 'nothing'],
  ['an answer that breaks off', fault('truncated'), raw, 'nothing'],
  ['a fault of one operation', fault('server-error', 'authenticatedCustomer'), raw, /^500 /],
  ['a long way to the server', fault('latency'), waited, '800'],
  ['another day', ['clock', ['now', '2026-12-24T10:00']], tonight, false],
  ['a week later', ['advance', ['hours', '168']], tonight, false],
  ['a customer', ['customer', ['customer', 'asom']], signedInAs, 'customer-asom'],
  ['another customer', ['customer', ['customer', 'business']], signedInAs, 'customer-business'],
  ['an API without a feature', ['features', ['off', 'lowestPrices']], nearest, /^Cannot query field "lowestPrices"/],
];

it.each(states)('%s is reached by a press and shows in the next answer', async (_, [act, ...fields], look, seen) => {
  const expected = seen instanceof RegExp ? (expect.stringMatching(seen) as unknown) : seen;
  expect(await look()).not.toEqual(expected);
  await browser.press(act, fields);
  expect(await look()).toEqual(expected);
  await browser.press('everything');
  expect(await look()).not.toEqual(expected);
});

it('delays calls by turns', async () => {
  await browser.press('fault', [
    ['fault', 'jitter'],
    ['field', ''],
  ]);
  expect([await waited(), await waited(), await waited()]).toEqual(['0', '1400', '300']);
});

it('leaves other operations alone with a fault of one', async () => {
  await browser.press('fault', [
    ['fault', 'server-error'],
    ['field', 'createBooking'],
  ]);
  expect(await raw()).toMatch(/^200 /);
});

it('adds faults to scenarios, and removes one of them', async () => {
  await browser.press('scenarios', [['scenario', 'sold-out']]);
  await browser.press('fault', [
    ['fault', 'latency'],
    ['field', ''],
  ]);
  await browser.press('fault', [
    ['fault', 'server-error'],
    ['field', 'availability'],
  ]);
  expect(await browser.desk()).toContain('<dd>latency, server-error:availability</dd>');
  await browser.press('fault-gone', [['fault', 'server-error:availability']]);
  expect([await available(), await waited()]).toEqual([false, '800']);
});

it('acts on the calls of its own browser alone, but for the clock and the features', async () => {
  const other = openBrowser(world);
  await browser.press('scenarios', [['scenario', 'sold-out']]);
  expect((await search(world, {}, other.headers())).hotels.some((hotel) => hotel.available)).toBe(true);
  await browser.press('clock', [['now', '2026-12-24T10:00']]);
  expect(await other.desk()).toContain('<dd>2026-12-24 10:00, standing</dd>');
  await browser.press('clock-goes');
  expect(await other.desk()).not.toContain(', standing</dd>');
});
