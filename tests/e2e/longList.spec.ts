import path from 'node:path';
import { createServer } from '../../contracts/http/createServer';
import { hrefOf } from '../../src/routes/routes';
import { expect, now, test } from '../support/site';

/** How many hotels the chain has: more than a hundred of them are on the coast. */
const HOTELS = 500;

/** Cards that are drawn whole at once; those after them have their names until they come near. */
const WHOLE = 68;

test('a list of many hotels has names at once, and whole cards where a guest looks and on paper', async ({
  browser,
  flowApi,
}) => {
  const harness = createServer({
    db: ':memory:',
    now: () => new Date(now),
    seed: 'sarastus',
    strict: true,
    staticDir: path.resolve(__dirname, '../..', flowApi.folder),
    port: 0,
    chain: HOTELS,
  });
  try {
    const context = await browser.newContext({
      baseURL: await harness.listen(),
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(now));
    const stay = { from: '2026-12-01', to: '2026-12-03', adults: '2' };
    await page.goto(hrefOf('searchResults', 'en', { place: 'Coast and archipelago', ...stay }));
    const cards = page.getByRole('main').getByRole('article');
    await expect(async () => expect(await cards.count()).toBeGreaterThan(WHOLE + 20)).toPass();
    const told = /price|booked|room/i;
    const late = cards.nth(WHOLE + 10);
    await expect(late.getByRole('heading').getByRole('link')).toHaveCount(1);
    await expect(late).not.toContainText(told);

    // The keyboard comes to a card by the name of the hotel, and then on to its rooms.
    await late.getByRole('heading').getByRole('link').focus();
    await expect(late).toContainText(told);
    await expect(late.getByRole('heading').getByRole('link')).toBeFocused();
    await expect(late).toBeInViewport();

    const last = cards.last();
    await expect(last).not.toContainText(told);
    // As the browser does before it prints.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(last).toContainText(told);
    await context.close();
  } finally {
    // Its hotels would be found by the tests after this one.
    await harness.close();
  }
});
