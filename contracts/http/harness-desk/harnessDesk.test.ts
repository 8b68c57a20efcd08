import { scenarios } from '../../scenarios/readScenarios';
import { faults } from '../../scenarios/faults';
import { book, offerOf, orderOf, search, signedIn, startTestWorld, type Headers } from '../testGuest';
import { openBrowser } from '../testHarnessDesk';
import { testWorld } from '../testWorld';
import { scenarioGroups } from './scenarioGroups';

const world = testWorld();
const desk = () => openBrowser(world).desk();
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${world.address}/_harness`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  });

describe('the page', () => {
  it('offers every scenario once, and every fault', async () => {
    const names = [...scenarioGroups.flatMap(([, each]) => each), ...faults].map(({ name }) => name);
    expect([...names].sort()).toEqual(scenarios.map(({ name }) => name).sort());
    const page = await desk();
    for (const name of names) expect(page.match(new RegExp(`value="${name}"`, 'g'))).toHaveLength(1);
  });

  it('works without scripts and loads nothing from elsewhere', async () => {
    const page = await desk();
    expect(page).not.toMatch(/<script|\son\w+=|https?:\/\/(?!localhost)/);
    expect(page).toContain('<html lang="en">');
  });

  it('has a label for every field, a legend for every group, and no step between headings', async () => {
    await search(world);
    const page = await desk();
    const fields = page.match(/<(select|input(?! type="hidden"))\b/g) ?? [];
    const labelled = page.match(/<label[^>]*>[^<]*(<(select|input)\b)/g) ?? [];
    expect(labelled).toHaveLength(fields.length);
    expect(page.match(/<fieldset[^>]*><legend>/g)).toHaveLength(page.match(/<fieldset/g)?.length ?? 0);
    const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)).toBe(false);
  });

  it('says what was done where the focus is, with a way on', async () => {
    const page = await openBrowser(world).press('scenarios', [['scenario', 'sold-out']]);
    expect(page).toMatch(/<p role="status" class="said" tabindex="-1" autofocus>The scenarios are set\./);
    expect(page).toContain('<a href="#scenarios">');
    expect(page).toContain('value="sold-out" checked');
  });

  it.each([
    ['act=clock&now=yesterday', 'The clock needs a date and a time.'],
    ['act=advance&hours=0.5', 'The clock goes on by whole hours.'],
    ['act=scenarios&scenario=prise-change', 'There is no such scenario.'],
    ['act=fault&fault=server-error&field=nothing', 'There is no such fault, or no such operation.'],
    ['act=customer&customer=nobody', 'There is no such customer.'],
    ['act=features&off=nothing', 'There is no such feature.'],
    ['act=constructor', 'The desk knows no such press.'],
  ])('changes nothing at %s, and says so', async (body, words) => {
    const response = await post(body);
    const page = await response.text();
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
    expect(page).toContain(`<p role="alert" class="said" tabindex="-1" autofocus>${words}`);
  });

  it('warns of a cookie that has every call refused, and escapes it', async () => {
    const response = await fetch(`${world.address}/_harness`, { headers: { cookie: 'scenario=<b>x' } });
    const page = await response.text();
    expect(page).toContain('names what does not exist: &#60;b&#62;x');
    expect(page).not.toContain('<b>');
  });

  it('gives the command line for the same state, which works', async () => {
    const browser = openBrowser(world);
    await browser.press('scenarios', [['scenario', 'sold-out']]);
    await browser.press('customer', [['customer', 'asom']]);
    await browser.press('features', [['off', 'refunds']]);
    await browser.press('clock', [['now', '2026-11-05T08:00']]);
    const page = await browser.desk();
    expect(page).toContain(`-H &#39;x-scenario: sold-out&#39;`);
    expect(page).toContain('test-token?customer=asom');
    expect(page).toContain('--data &#39;now=2026-11-05T06:00:00.000Z&#39;');
    await browser.press('everything');
    expect((await post('act=clock&now=2026-11-05T06:00:00.000Z')).status).toBe(303);
    expect((await post('act=features&off=refunds')).status).toBe(303);
    const other = await desk();
    expect(other).toContain('<dd>2026-11-05 08:00, standing</dd>');
    expect(other).toContain('<dd>refunds</dd>');
    await browser.press('everything');
  });
});

describe('the last calls', () => {
  it('are thirty, with what was sent and answered, and nothing about a person', async () => {
    const headers: Headers = {
      ...(await signedIn(world, 'asom')),
      'x-scenario': 'terms-change',
      'idempotency-key': 'desk',
    };
    const made = await book(world, orderOf(await offerOf(world, 'STT')), headers);
    const page = await desk();
    // The names of the test customers stand above.
    const calls = page.slice(page.indexOf('id="calls"'));
    expect(calls).toMatch(
      /<strong>Create<\/strong> \/booking\/graphql, 200, \d+ ms, with a token, with a key of idempotency, terms-change/,
    );
    expect(calls).toContain(made.bookingNumber);
    expect(calls).toContain('STT');
    for (const secret of ['Maija', 'Mäkinen', 'guest.example', '401234567', 'Koivukuja', made.bookingHash]) {
      expect(calls).not.toContain(secret);
    }
    expect(calls).not.toContain(headers.authorization);
    await Promise.all(Array.from({ length: 35 }, () => search(world)));
    expect((await desk()).match(/<li><details>/g)).toHaveLength(30);
  });

  it('tell a call that had no answer, and one that was no JSON', async () => {
    await expect(search(world, {}, { 'x-scenario': 'reset' })).rejects.toThrow();
    await fetch(`${world.address}/graphql`, {
      method: 'POST',
      body: '{"lastName": "Mäki',
      headers: { 'content-type': 'application/json' },
    });
    const page = await desk();
    expect(page).toContain('/booking/graphql, no answer');
    expect(page).toContain('<strong>not JSON</strong> /graphql, 400');
    expect(page).not.toContain('Mäki');
  });
});

describe('a form of another site', () => {
  it.each([
    ['of another host', { origin: 'https://elsewhere.example' }],
    ['of another port of this host', { origin: 'http://localhost:1' }],
    ['in a frame without an origin', { origin: 'null' }],
    ['of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('presses nothing: %s', async (_, headers) => {
    const response = await post('act=scenarios&scenario=sold-out', headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

it('is not there where people do not practise', async () => {
  const { harness, address } = await startTestWorld({ desk: false });
  expect((await fetch(`${address}/_harness`)).status).toBe(404);
  await harness.close();
});

it('stands below the path of the site', async () => {
  const { harness, address } = await startTestWorld({ basePath: '/stay' });
  const page = await (await fetch(`${address}/_harness`)).text();
  expect(page).toContain('<form method="post" action="/stay/_harness">');
  const response = await fetch(`${address}/_harness`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'clock-goes' }),
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe('/stay/_harness?said=clockGoes');
  await harness.close();
});
