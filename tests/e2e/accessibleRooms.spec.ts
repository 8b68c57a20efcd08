import type { Locator, Page } from '@playwright/test';
import { comparedFacts, isOfRoom } from '../../src/domain/content/accessibleRoom';
import { locales } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import { wordsIn } from '../support/words';

const { t } = wordsIn('en');
const theTable = (page: Page) => page.getByRole('table', { name: t('accessibleRooms.caption') });
const rowsOf = (table: Locator) => table.getByRole('rowgroup').last().getByRole('row');

/** What a row says of a room itself, as the room's card writes it. */
async function factsIn(row: Locator): Promise<readonly string[]> {
  const values = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.lastElementChild?.textContent));
  return comparedFacts.flatMap((fact, index) =>
    isOfRoom(fact)
      ? [t('stay.accessibility.fact', { name: t(`stay.accessibility.names.${fact}`), value: values[index] ?? '' })]
      : [],
  );
}

test('a guest compares accessible rooms, and the card of the chosen one says the same on its hotel’s page and in booking', async ({
  page,
}) => {
  await page.goto(pathOf('accessibleRooms', 'en'));
  const table = theTable(page);
  const hotel = 'Sarastus Original Helsinki Töölönlahti';
  const row = rowsOf(table).filter({ hasText: hotel });
  const facts = await factsIn(row);
  const others = await factsIn(rowsOf(table).filter({ hasText: 'Heymo by Sarastus Helsinki Kallio' }));
  expect(facts).toContain('Bed height: 50\u00a0cm');
  expect(others).toContain('Bed height: 46\u00a0cm');
  await click(row.getByRole('link', { name: hotel }));

  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible();
  const card = page.getByRole('article', { name: 'Accessible room' });
  await expect(card).toBeInViewport();
  for (const fact of facts) await expect(card.getByText(fact, { exact: true })).toHaveCount(1);

  await page.goto(
    hrefOf('chooseRoom', 'en', { hotel: '1001', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '1' }),
  );
  const offered = page.getByRole('article').filter({ hasText: 'Accessible room' });
  for (const fact of facts) await expect(offered.getByText(fact, { exact: true })).toHaveCount(1);
});

for (const locale of inTurn(locales, 2)) {
  test(`the booking terms and the accessibility statement lead to the table in ${locale} (shared)`, async ({
    page,
  }) => {
    const to = pathOf('accessibleRooms', locale);
    for (const route of ['reservationTerms', 'accessibilityStatements'] as const) {
      await page.goto(pathOf(route, locale));
      await click(page.getByRole('main').locator(`a[href="${to}"]`));
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('table')).toBeVisible();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of inTurn([320, 768, 1200, 1440], 0, 2)) {
    test(`the table needs no scrolling to the side at ${width} px (shared)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const locale of locales) {
        await page.goto(pathOf('accessibleRooms', locale));
        const row = rowsOf(page.getByRole('table')).first();
        await expect(row.getByRole('link')).toBeVisible();
        const { scrolled, table } = await page.evaluate(() => ({
          scrolled: document.documentElement.scrollWidth - window.innerWidth,
          table: document.querySelector('table')?.getBoundingClientRect().right ?? Infinity,
        }));
        expect([locale, scrolled <= 0, table <= width]).toEqual([locale, true, true]);
        const lines = await row
          .getByRole('cell')
          .evaluateAll((cells) => cells.map((cell) => cell.lastElementChild?.getClientRects().length));
        expect([locale, lines]).toEqual([locale, comparedFacts.map(() => 1)]);
      }
    });
  }
});
