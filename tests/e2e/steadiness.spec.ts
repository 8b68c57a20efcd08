import type { Page } from '@playwright/test';
import { textFontFile } from '../../src/design-system/fonts/fontFaces';
import { hotelPath, placePath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { winterPath } from '../support/offerScreens';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

/** One layout shift, as the browser reports it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    /** Every shift since recording began. */
    shiftsSoFar: () => readonly Shift[];
  }
}

/** Records the shifts from now on; runs in the page. */
const recordShifts = () => {
  const seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  window.shiftsSoFar = () => {
    seen.push(...observer.takeRecords());
    return seen as Shift[];
  };
};

/** Records shifts from the start of every page that is opened. */
const watchShifts = (page: Page) => page.addInitScript(recordShifts);

/**
 * Sum of the shifts that the guest did not cause, once the page has been painted as it is now, and what moved. With
 * `ofKeys` also those right after a key.
 */
const shifts = (page: Page, ofKeys = false) =>
  page.evaluate(async (all) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const unasked = window.shiftsSoFar().filter(({ hadRecentInput }) => all || !hadRecentInput);
    return {
      sum: unasked.reduce((sum, { value }) => sum + value, 0),
      moved: unasked.flatMap(({ sources, value }) =>
        sources.map(({ node }) => `${value.toFixed(4)} ${(node?.textContent ?? '').slice(0, 60)}`),
      ),
    };
  }, ofKeys);

/** An empty cache, a slow phone network. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: (750 * 1024) / 8,
    uploadThroughput: (250 * 1024) / 8,
  });
}

const searched = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

const pages = (answer: 'none' | 'onlyNecessary') =>
  [
    {
      name: 'home',
      most: 0.002,
      open: async (guest: Guest) => {
        await guest.page.goto(pathOf('home', guest.locale));
        // The notices load last. In a narrow window they wait for the answer to the cookie question.
        if (answer !== 'none') await guest.button(guest.words.t('shell.notices.dismiss')).waitFor();
      },
    },
    {
      name: 'results',
      most: 0.02,
      open: async (guest: Guest) => {
        await guest.page.goto(hrefOf('searchResults', guest.locale, searched));
        await guest.page.locator('a[href*="hotel=1001"]').first().waitFor();
      },
    },
    { name: 'rooms', most: 0.01, open: (guest: Guest) => guest.begin(shortStay) },
  ] as const;

test('a header that has arrived in part is not shown yet', async ({ page }) => {
  const address = pathOf('home', 'fi');
  const header = page.locator('header').first();
  await page.goto(address);
  await expect(header).toBeVisible();
  const html = (await (await page.request.get(address)).text()).split('</nav>')[0] ?? '';
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await expect(header.getByText(new Guest(page, 'fi').words.t('routes.hotels')).first()).toBeHidden();
  await expect(header).toHaveCSS('visibility', 'hidden');
});

for (const answer of ['onlyNecessary', 'none'] as const) {
  const visit = answer === 'none' ? ', on a first visit' : '';
  test.describe(`a guest${visit}`, () => {
    test.use({ answer });
    for (const [place, { name, most, open }] of pages(answer).entries()) {
      for (const width of inTurn([820, 360, 1280], place)) {
        test(`nothing jumps while ${name} loads over a slow network (${width} px${visit})`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await slowNetwork(page);
          await watchShifts(page);
          await open(new Guest(page, 'fi'));
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          if (answer === 'none') await page.locator('[data-consent-question]').waitFor();
          const { sum, moved } = await shifts(page);
          expect(sum, moved.join('\n')).toBeLessThanOrEqual(most);
        });
      }
    }
  });
}

const sleeping = [
  ['home', pathOf('home', 'en')],
  ['a hotel', hotelPath(hotelsByBrand.original, 'en')],
  ['a town', placePath('helsinki', 'en')],
  ['the hotels', pathOf('hotels', 'en')],
  ['an offer', winterPath('en')],
] as const;

for (const [place, [name, path]] of sleeping.entries()) {
  for (const width of inTurn([360, 1280], place)) {
    test(`nothing jumps when a page that sleeps wakes (${name}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(recordShifts);
      await wake(page);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shifts(page, true);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.002);
    });
  }
}

test('text keeps its layout when its font loads late', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let deliver: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(`**/${textFontFile}`, async (route) => {
    await painted;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(pathOf('home', 'fi'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect((await shifts(page)).moved).toEqual([]);
  deliver();
  await page.waitForLoadState('networkidle');
  const { moved } = await shifts(page);
  expect(moved).toEqual([]);
});

for (const width of inTurn([360, 768, 1280, 1440], 0, 2)) {
  test(`the search stands still while the page is still arriving (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathOf('home', 'fi'));
    const moved = await page
      .locator('#search > div > div')
      .first()
      .evaluate((fields) => {
        const cells = [...fields.children];
        const placeOf = (cell: Element) => {
          const { left, top, width: wide } = cell.getBoundingClientRect();
          return `${cell.textContent?.slice(0, 12) ?? ''} ${left} ${top} ${wide}`;
        };
        const atEnd = cells.map(placeOf);
        // As the browser paints it before it has read the rest: without the last cell, the last two, and so on.
        return [...cells].reverse().flatMap((cell, fromEnd) => {
          cell.remove();
          const left = cells.slice(0, cells.length - 1 - fromEnd);
          return left.map(placeOf).filter((place) => !atEnd.includes(place));
        });
      });
    expect(moved).toEqual([]);
  });
}
