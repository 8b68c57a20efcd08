import type { Locator, Page } from '@playwright/test';
import { hrefOf } from '../../src/routes/routes';
import { expect, test } from '../support/site';
import { untilRunning } from '../support/wake';
import { wordsIn } from '../support/words';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The boxes of all that is drawn while a page waits. */
const boxesOfWait = (page: Page): Promise<readonly Box[]> =>
  page.locator('[aria-busy=true] div').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width } = each.getBoundingClientRect();
      return { x, y, width };
    }),
  );

/** How far the nearest box is from where something came. */
async function wayTo(boxes: readonly Box[], shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  if (!box) return Infinity;
  const wayFrom = (each: Box) =>
    Math.max(Math.abs(each.x - box.x), Math.abs(each.y - box.y), Math.abs(each.width - box.width));
  return Math.min(...boxes.map(wayFrom));
}

const { t } = wordsIn('en');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
]) {
  test(`hotels come where the page keeps their places, at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/booking/graphql', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(hrefOf('searchResults', 'en', { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03' }));
    await untilRunning(page);
    // The search is known, and with it what stands above the hotels.
    await page.getByRole('button', { name: t('searchResults.summary.change') }).waitFor();
    const boxes = await boxesOfWait(page);
    arrive();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    expect(await wayTo(boxes, cards.first())).toBeLessThan(8);
    const map = page.getByRole('group', { name: t('searchResults.view.mapLabel') });
    if (viewport.width > 1000) expect(await wayTo(boxes, map)).toBeLessThan(8);
  });
}
