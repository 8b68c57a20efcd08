import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hotelPath, hotelSubpagePath, placePath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { limits } from '../support/limits';
import { winterPath } from '../support/offerScreens';
import { pagesOfScripts } from '../support/pageScripts';
import { expect, test } from '../support/site';

// A new window holds nothing of the page before.
test.use({ reuseContext: false });

/**
 * The compressed size of what the first view of a page loads, in kilobytes of 1000 bytes. Of the scripts those count that
 * ran: a page that sleeps fetches its own quietly, for later.
 */
async function weigh(page: Page, path: string) {
  const sums = { script: 0, stylesheet: 0, font: 0, image: 0, document: 0, largestPicture: 0, all: 0 };
  const weighed: Promise<void>[] = [];
  const scripts = new Map<string, number>();
  const { run } = await pagesOfScripts(page);
  // A browser that does not know its network loads pictures from farther below the window. This states the kind of line
  // without slowing it: slowed by `Network.emulateNetworkConditions`, one page in 300 never got its answers.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.overrideNetworkState', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
    connectionType: 'cellular4g',
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    weighed.push(
      response.body().then(
        (body) => {
          const isPacked = kind === 'font' || (kind === 'image' && !response.url().endsWith('.svg'));
          const bytes = isPacked
            ? body.length
            : (kind === 'document' ? brotliCompressSync(body) : gzipSync(body)).length;
          sums.all += bytes / 1000;
          if (kind === 'image') sums.largestPicture = Math.max(sums.largestPicture, bytes / 1000);
          if (kind === 'script') scripts.set(response.url(), bytes / 1000);
          else if (kind in sums) sums[kind as 'font'] += bytes / 1000;
        },
        // An answer without a body, such as one of an aborted call.
        () => undefined,
      ),
    );
  });
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  const ran = [...new Set(run())];
  const html = (await answer?.text()) ?? '';
  const weightOf = (urls: readonly string[]) => urls.reduce((sum, url) => sum + (scripts.get(url) ?? Number.NaN), 0);
  return {
    ...sums,
    script: weightOf(ran),
    /** What the browser learned of only when other scripts ran. */
    secondRound: weightOf(ran.filter((url) => !html.includes(new URL(url).pathname))),
  };
}

const contentLimits = { script: limits.pages.content.scripts, ...limits.weight };

type Sums = Awaited<ReturnType<typeof weigh>>;

/** The exceeded limits, one line each. */
const overweight = (sums: Sums): readonly string[] =>
  Object.entries(contentLimits)
    .filter(([kind, limit]) => !(sums[kind as keyof typeof contentLimits] <= limit))
    .map(([kind, limit]) => `${kind}: ${sums[kind as 'all'].toFixed(1)} kB of ${limit}`);

/** A first visit also loads the cookie question. */
for (const answer of ['onlyNecessary', 'none'] as const) {
  test.describe(`to a guest who answered ${answer}`, () => {
    test.use({ answer });
    for (const width of [360, 1280]) {
      test(`home stays within its limits (${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        expect(overweight(await weigh(page, pathOf('home', 'fi')))).toEqual([]);
      });
    }
  });
}

for (const [name, path] of [
  ['offers', pathOf('offers', 'fi')],
  ['an offer', winterPath('fi')],
  ['news', pathOf('news', 'fi')],
  ['hotels', pathOf('hotels', 'fi')],
  ['a town', placePath('helsinki', 'fi')],
  ['a hotel', hotelPath(hotelsByBrand.original, 'fi')],
  ['a page of a hotel', hotelSubpagePath(hotelsByBrand.break, 'ravintola', 'fi')],
  ['the privacy policy', pathOf('privacyPolicy', 'fi')],
  ['the S-Card', pathOf('sCard', 'fi')],
] as const) {
  test(`${name} stays within its limits`, async ({ page }) => {
    expect(overweight(await weigh(page, path))).toEqual([]);
  });
}

const stay = { from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };

for (const [name, path, kind] of [
  ['the results', hrefOf('searchResults', 'fi', { place: 'Helsinki', ...stay }), 'results'],
  ['the room step', hrefOf('chooseRoom', 'fi', { hotel: '1001', ...stay }), 'step'],
] as const) {
  test(`the code of ${name} does not grow, and is known from its HTML`, async ({ page }) => {
    // A phone: a wide window also shows the map of the results.
    await page.setViewportSize({ width: 412, height: 823 });
    const { script, secondRound } = await weigh(page, path);
    expect(script).toBeLessThan(limits.pages[kind].scripts);
    expect(secondRound).toBeLessThan(limits.secondRound);
  });
}

test('the details step runs the rules of phone numbers once its form is used', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  const { run } = await pagesOfScripts(page);
  const fetched = new Set<string>();
  page.on('request', (request) => request.url().includes('/_next/static/') && fetched.add(request.url()));
  const rulesAmong = async (urls: Iterable<string>) => {
    const texts = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()));
    return texts.filter((text) => text.includes('nationalPrefixForParsing')).length;
  };
  await guest.resumeAt('contactDetails');
  await page.locator('#phoneNumber').waitFor();
  await page.waitForLoadState('networkidle');
  // Fetched ahead, for a form that is sent at once.
  expect(await rulesAmong(fetched)).toBe(1);
  expect(await rulesAmong(new Set(run()))).toBe(0);
  await page.locator('#phoneNumber').fill('040 123 4567 890 12');
  await page.locator('#email').focus();
  await expect(page.getByText(t('contactDetails.problem.phoneNumber')).first()).toBeVisible();
  expect(await rulesAmong(new Set(run()))).toBe(1);
});
