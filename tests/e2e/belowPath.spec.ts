import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { alternatesOf, attribute, isServed, linkOf, metaOf, origin, structuredOf, tags } from '../support/exportedSite';
import { basePath, folder, test } from '../support/belowPath';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { offerAssistant, toolNames } from '../support/modelContext';
import { openMyCard } from '../support/myCard';
import { expect } from '../support/site';

// One worker, so that the export is checked or made once.
test.describe.configure({ mode: 'default' });

const isBelow = (address: string): boolean => address === basePath || address.startsWith(`${basePath}/`);
const isPublicBelow = (address: string): boolean =>
  address.startsWith(`${origin}${basePath}`) && isBelow(new URL(address).pathname);
/** The path of the site at an address of its host. */
const sitePath = (address: string): string => new URL(address, origin).pathname.slice(basePath.length) || '/';
const ofOthers = /^\/(oidc|graphql|booking\/graphql|pay|stand-in|api)\b/;

test('every address in every page is below the path and exists', ({ pages }) => {
  const wrong = pages.flatMap(({ html, path: at }) => {
    const named = [...['a', 'link', 'form', 'img', 'script', 'source'].flatMap((name) => tags(html, name))].flatMap(
      (tag) => ['href', 'src', 'action'].map((name) => attribute(tag, name) ?? ''),
    );
    const sets = [...tags(html, 'source'), ...tags(html, 'img')].flatMap((tag) =>
      (attribute(tag, 'srcset') ?? '').split(',').map((each) => each.trim().split(' ')[0] ?? ''),
    );
    const own = [...new Set([...named, ...sets])].filter((address) => address.startsWith('/'));
    return own
      .filter(
        (address) =>
          !isBelow(address.split(/[?#]/)[0] ?? '') ||
          !(ofOthers.test(sitePath(address)) || isServed(sitePath(address), folder)),
      )
      .map((address) => `${at}: ${address}`);
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(600);
});

test('search engines and shared links get addresses below the path', ({ pages }) => {
  const wrong = pages.flatMap(({ head, html, path: at }) => {
    const addresses = [
      linkOf(head, 'canonical') ?? '',
      metaOf(head, 'og:url') ?? '',
      metaOf(head, 'og:image') ?? `${origin}${basePath}`,
      ...alternatesOf(head).values(),
      ...structuredOf(html).flatMap((thing) =>
        [...JSON.stringify(thing).matchAll(/"(?:url|item|@id)":"([^"]*)"/g)].map(([, address = '']) => address),
      ),
    ];
    return addresses.filter((address) => !isPublicBelow(address)).map((address) => `${at}: ${address}`);
  });
  expect(wrong).toEqual([]);
});

test('the sitemap lists the existing pages, in the languages that have them', ({ pages }) => {
  const xml = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const entries = xml.split('<url>').slice(1);
  const byAddress = new Map(
    entries.map((entry) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
    ]),
  );
  const canonical = new Set(pages.map(({ head }) => linkOf(head, 'canonical')));
  expect([...byAddress.keys()].filter((address) => !canonical.has(address))).toEqual([]);
  expect([...byAddress.values()].flat().filter(([, href]) => !canonical.has(href ?? ''))).toEqual([]);
  const finnish = `${origin}${basePath}/tietoa/vain-suomeksi`;
  expect(byAddress.get(finnish)).toEqual([
    ['fi', finnish],
    ['x-default', finnish],
  ]);
});

/** Every address of the site in a text. */
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(/https:\/\/www\.sarastus\.example[^\s>`)]*/g)].map(([address]) => address);

test('hotels are also plain Markdown, in the languages that have them, and llms.txt leads to each', ({ pages }) => {
  const hotels = pages.filter(({ route, path: at }) => route === 'hotel' && !at.startsWith('/fi/'));
  expect(hotels.length).toBeGreaterThan(90);
  const addressOf = (at: string) => `${origin}${basePath}${at}.md`;
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  const named = addressesIn(list).filter((address) => address.endsWith('.md'));
  expect([...named].sort()).toEqual(hotels.map(({ path: at }) => addressOf(at)).sort());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  expect(files.map((file) => `/${file.replaceAll('\\', '/')}`).sort()).toEqual(
    hotels.map(({ path: at }) => `${at}.md`).sort(),
  );
  const texts = hotels.map(({ path: at }) => readFileSync(path.join(folder, `${at}.md`), 'utf8'));
  const stray = [list, ...texts].flatMap(addressesIn).filter((address) => !isPublicBelow(address.split('{')[0] ?? ''));
  expect(stray).toEqual([]);
  const broken = [list, ...texts]
    .flatMap(addressesIn)
    .map((address) => sitePath(address.split('{')[0] ?? ''))
    .filter((at) => !at.endsWith('.md') && !isServed(at, folder));
  expect(broken).toEqual([]);
  const unlinked = pages.filter(({ head, path: at, route }) => {
    const plain = tags(head, 'link').find((tag) => attribute(tag, 'type') === 'text/markdown');
    const expected = route === 'hotel' ? addressOf(at.replace(/^\/fi(?=\/)/, '')) : null;
    return (plain ? attribute(plain, 'href') : null) !== expected;
  });
  expect(unlinked.map(({ path: at }) => at)).toEqual([]);
});

test('the price feed has every hotel, its nights, and addresses that lead into the site', async ({
  page,
  pages,
  request,
}) => {
  /** What the elements of a name hold, in a served file: a page of the site itself may not read markup. */
  const served = async (file: string, name: string): Promise<readonly string[]> => {
    const answer = await request.get(`${basePath}/feeds/${file}`);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    return page.evaluate(
      ([text = '', tag = '']) => {
        const read = new DOMParser().parseFromString(text, 'application/xml');
        if (read.querySelector('parsererror')) throw new Error('That is no XML');
        return [...read.getElementsByTagName(tag)].map((element) => element.textContent ?? '');
      },
      [await answer.text(), name],
    );
  };
  const inEnglish = pages.filter(({ route, path: at }) => route === 'hotel' && at.startsWith('/en/'));
  const links = await served('hotels.xml', 'link');
  expect(inEnglish.map(({ head }) => linkOf(head, 'canonical')).filter((link) => !links.includes(link ?? ''))).toEqual(
    [],
  );
  expect(links.filter((link) => !isPublicBelow(link) || !isServed(sitePath(link), folder))).toEqual([]);
  const ids = await served('hotels.xml', 'id');
  expect(new Set(ids).size).toBe(links.length);
  const priced = await served('prices.xml', 'Property');
  expect(priced).toEqual(ids.flatMap((id) => Array.from({ length: 120 }, () => id)));
  const prices = (await served('prices.xml', 'Baserate')).map(Number);
  expect(prices.length).toBeGreaterThan(priced.length / 2);
  expect(prices.filter((price) => !(price > 20 && price < 2000))).toEqual([]);
  const landing = await served('landing-pages.xml', 'URL');
  expect(landing).toHaveLength(locales.length);
  expect(landing.filter((url) => !isPublicBelow(url) || !isServed(sitePath(url), folder))).toEqual([]);
});

test('the Markdown of a hotel says what its API says, and is sent as Markdown', async ({ request, harness }) => {
  const query = `{ hotelPageByUrl(locale: en_GB, urlPath: "vantaa/sarastus-original-vantaa-airport") {
    id locale name phone { number } address { street } roomTypes { id name description
      accessibility { doorWidth spaceBesideBed } } fees { kind } } }`;
  const asked = await request.post(`${harness.address}/graphql`, { data: { query } });
  const hotel = (await asked.json()).data.hotelPageByUrl;
  const at = hotelPath('vantaa/sarastus-original-vantaa-airport', 'en');
  const answer = await request.get(`${basePath}${at}.md`);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text.split('\n')[0]).toBe(`# ${hotel.name}`);
  for (const part of [hotel.phone.number, hotel.address.street]) expect(text).toContain(part);
  for (const { name, description, accessibility } of hotel.roomTypes) {
    expect(text).toContain(`### ${name}\n\n${description.replaceAll('\u00a0', ' ')}\n`);
    if (accessibility) expect(text).toMatch(new RegExp(`Door width: ${accessibility.doorWidth} cm`));
  }
  expect(hotel.roomTypes.some(({ accessibility }: { readonly accessibility: unknown }) => accessibility)).toBe(true);
  expect(hotel.fees.length).toBeGreaterThan(0);
  expect(text).toContain(`${origin}${basePath}${pathOf('chooseRoom', 'en')}?hotel=${hotel.id}{&from,to,`);
});

const onlyFinnish = [
  ['a page', '/tietoa/vain-suomeksi'],
  ['an offer', '/tarjoukset/3901-vain-suomeksi'],
  ['an article', '/uutiset/4901-vain-suomeksi'],
  ['a hotel', hotelPath('imatra/sarastus-break-imatra-kuohu', 'fi')],
] as const;

for (const [kind, at] of onlyFinnish) {
  test(`${kind} that exists in Finnish only is exported in Finnish only`, ({ pages }) => {
    const page = pages.find((each) => each.path === at);
    const address = `${origin}${basePath}${at}`;
    expect(Object.fromEntries(alternatesOf(page?.head ?? ''))).toEqual({ fi: address, 'x-default': address });
    const languages = tags(page?.html ?? '', 'a').filter((tag) => attribute(tag, 'hreflang') !== null);
    const hrefs = new Set(languages.map((tag) => `${attribute(tag, 'hreflang')} ${attribute(tag, 'href')}`));
    expect([...hrefs].sort()).toEqual(
      [`fi ${basePath}${at}`, `en ${basePath}/en`, `sv ${basePath}/sv`, `et ${basePath}/et`].sort(),
    );
    const last = at.slice(at.lastIndexOf('/'));
    expect(pages.filter((each) => each.path.endsWith(last)).map((each) => each.path)).toEqual([at, `/fi${at}`].sort());
  });
}

test('a page of the table and a page of a hotel are missing only in the languages that lack them', ({ pages }) => {
  const paths = new Set(pages.map((page) => page.path));
  expect(
    ['/kevaan-nopeat', '/en/kevaan-nopeat', '/sv/kevaan-nopeat', '/et/kevaan-nopeat'].map((at) => paths.has(at)),
  ).toEqual([true, true, true, false]);
  const campaign = pages.find((page) => page.path === '/sv/kevaan-nopeat');
  expect([...alternatesOf(campaign?.head ?? '').keys()]).toEqual(['fi', 'en', 'sv', 'x-default']);
  const hotel = 'helsinki/sarastus-original-helsinki-toolonlahti';
  expect(paths.has(`/hotellit/${hotel}/ravintola`)).toBe(true);
  expect(paths.has(`/en/hotels/${hotel}/restaurant`)).toBe(false);
  expect(pages.find((page) => page.path === `/en/hotels/${hotel}`)?.html).not.toContain(`${hotel}/restaurant`);
});

/** Links and forms on the page, as it is now, that lead out of the site. */
const strayLinks = (page: Page) =>
  page
    .locator('a[href^="/"], form[action^="/"]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? ''))
    .then((addresses) => addresses.filter((address) => !isBelow(address.split(/[?#]/)[0] ?? '')));

test('a guest searches, books, pays and signs in below the path, without a request outside of it', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const beside: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !isBelow(pathname)) beside.push(request.url());
  });
  const guest = new Guest(page, 'en', basePath);
  const { t } = guest.words;
  await page.goto(`${basePath}/en`);
  await page.locator('#quick-place').fill('Helsinki');
  await page.locator('#quick-from').fill('2026-12-01');
  await click(page.getByRole('main').locator('form#search button[type=submit]'));
  await page.waitForURL(`**${basePath}${pathOf('searchResults', 'en')}?*`);
  await click(page.locator(`a[href^="${basePath}${pathOf('chooseRoom', 'en')}"][href*="hotel=1001"]`).first());
  const stray: string[] = [];
  const look = async () => void stray.push(...(await strayLinks(page)));
  await guest.rooms().first().waitFor();
  await look();
  await guest.chooseRoomsAndRates(1);
  await look();
  await guest.chooseExtras();
  await look();
  await guest.giveContact();
  await look();
  await guest.pay();
  await expect(page).toHaveURL(`${basePath}${pathOf('confirmation', 'en')}`);
  const link = await page.getByRole('link', { name: t('reservation.link.open') }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByText(t('statuses.booking.CONFIRMED')).first()).toBeVisible();
  await look();
  expect(stray).toEqual([]);

  await click(page.getByRole('banner').getByRole('link', { name: t('shell.account.signIn') }));
  await click(page.locator('button[value="asom"]'));
  // Arriving at the page replaces the header.
  await page.getByText(t('statuses.booking.CONFIRMED')).first().waitFor();
  await click(page.getByRole('banner').locator('summary[aria-label]'));
  await click(guest.button(t('shell.account.signOut')));
  await page.waitForURL(`**${basePath}${pathOf('home', 'en')}`);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.account.signIn') })).toBeVisible();
  expect(beside).toEqual([]);
  expect(complaints).toEqual([]);
});

test('links out of a failed booking stay below the path', async ({ page, scenario }) => {
  const guest = new Guest(page, 'en', basePath);
  await guest.begin();
  await click(guest.rooms().first());
  await guest.button(guest.words.t('chooseRate.next')).waitFor();
  await scenario('sold-out');
  const ways = [
    ['chooseRate', guest.words.t('chooseRate.otherRoom'), 'chooseRoom'],
    ['chooseRoom', guest.words.t('noRoom.change'), 'searchResults'],
  ] as const;
  for (const [step, way, next] of ways) {
    await page.goto(`${basePath}${hrefOf(step, 'en', { room: 0 })}`);
    await click(page.getByRole('main').getByRole('link', { name: way }));
    await page.waitForURL((url) => url.pathname === `${basePath}${pathOf(next, 'en')}`);
  }
});

test('one page of every kind opens below the path without errors', async ({ page, pages, complaints }) => {
  test.setTimeout(120_000);
  const kinds = new Map(pages.filter(({ path: at }) => at.startsWith('/en/')).map((each) => [each.route, each.path]));
  const wrong: string[] = [];
  for (const at of kinds.values()) {
    complaints.length = 0;
    const response = await page.goto(`${basePath}${at}`, { waitUntil: 'networkidle' });
    if (response?.status() !== 200 || complaints.length > 0)
      wrong.push(`${at}: ${response?.status()} ${complaints.join(' | ')}`);
  }
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(20);
});

test('old spellings, Russian addresses and late pages are found below the path', async ({ page, request, harness }) => {
  await page.goto(`${basePath}/EN/Search?place=Oulu`);
  await page.waitForURL(`**${basePath}/en/search?place=Oulu`);
  await page.goto(`${basePath}/ru/hotels`);
  await page.waitForURL(`**${basePath}/en/hotels`);
  await request.post(`${harness.address}/__test/content`, { data: { page: { slug: 'ny-bar', title: 'En ny bar' } } });
  await page.goto(`${basePath}/sv/ny-bar`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En ny bar');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forms lead to pages below the path', async ({ page }) => {
    await page.goto(`${basePath}/sv`);
    await page.locator('#quick-place').fill('Oulu');
    await click(page.getByRole('main').locator('form#search button[type=submit]'));
    expect(new URL(page.url()).pathname).toBe(`${basePath}${pathOf('searchResults', 'sv')}`);
    await page.goto(`${basePath}${hotelPath('vantaa/sarastus-original-vantaa-airport', 'sv')}`);
    await click(page.locator('form#search button[type=submit]'));
    expect(new URL(page.url()).pathname).toBe(`${basePath}${pathOf('chooseRoom', 'sv')}`);
  });
});

test('the link of a notice stays below the path on a page that sleeps', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('ServiceNoticesV1Query')) return route.fallback();
    const link = { url: pathOf('hotels', 'en'), text: 'All our hotels' };
    return route.fulfill({ json: { data: { serviceNotices: [{ id: '1', type: 'alert', message: 'News.', link }] } } });
  });
  await page.goto(`${basePath}${pathOf('home', 'en')}`);
  await click(page.getByRole('link', { name: 'All our hotels' }));
  await page.waitForURL(`**${basePath}${pathOf('hotels', 'en')}`);
});

test('nothing is served outside of the path', async ({ request, harness }) => {
  const host = new URL(harness.address).origin;
  expect((await request.get(harness.address)).status()).toBe(200);
  for (const at of ['/', '/en', hrefOf('searchResults', 'en'), '/graphql', '/api/appconfig', `${basePath}over`])
    expect([at, (await request.get(`${host}${at}`)).status()]).toEqual([at, 404]);
});

test('a build that switches the wallet on shows the saved payment cards beside the card', async ({ page }) => {
  const guest = new Guest(page, 'en', basePath);
  await openMyCard(guest);
  await expect(page.getByRole('heading', { name: guest.words.t('payment.wallet.title') })).toBeVisible();
  await expect(page.getByText(/^Visa •••• \d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Expired on /)).toBeVisible();
});

test('a build that switches tools for assistants off offers none', async ({ page }) => {
  await offerAssistant(page);
  const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };
  await page.goto(`${basePath}${hrefOf('searchResults', 'en', search)}`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await toolNames(page)).toEqual([]);
  await page.goto(`${basePath}${pathOf('home', 'en')}`);
  await page.locator('form#search').waitFor();
  expect(await page.locator('form[toolname]').count()).toBe(0);
});
