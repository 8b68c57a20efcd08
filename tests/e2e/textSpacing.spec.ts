import type { Page } from '@playwright/test';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { hotelsByBrand } from '../support/hotelScreens';
import { addStyle } from '../support/addStyle';
import { inTurn } from '../support/inTurn';
import { wideOrCut } from '../support/pageMeasures';
import { expect, test } from '../support/site';

/** The text spacing that must not hide any text. WCAG 2.2, 1.4.12. */
const spacing = `*:not(svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`;

/** Texts that are taller than their boxes. */
const cutBelow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowY, clipPath, display } = getComputedStyle(element);
        const isForReaders = clipPath !== 'none' || element.closest('[style*="clip"]') !== null;
        const hasWords = (element.textContent ?? '').trim() !== '' && element.getClientRects().length > 0;
        return (
          hasWords &&
          !isForReaders &&
          display !== 'inline' &&
          /hidden|clip/.test(overflowY) &&
          element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => (element.textContent ?? '').slice(0, 60)),
  );

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' } as const;

const pages = [
  ['home', pathOf('home', 'fi'), 'form#search'],
  ['results with a map', hrefOf('searchResults', 'fi', search), 'a[href*="hotel=1001"]'],
  ['hotels on a map', hrefOf('hotels', 'fi', { view: 'map' }), 'main [role=group]'],
  ['a hotel', hotelPath(hotelsByBrand.solo, 'fi'), '#search'],
] as const;

for (const [place, [name, path, there]] of pages.entries()) {
  for (const width of inTurn([360, 1280], place)) {
    test(`no text is cut off with wider text spacing: ${name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.locator(there).first().waitFor();
      await page.waitForLoadState('networkidle');
      await addStyle(page, spacing);
      expect(await cutBelow(page)).toEqual([]);
      expect(await wideOrCut(page)).toEqual([]);
    });
  }
}
