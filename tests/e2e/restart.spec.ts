import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../../contracts/http/createServer';
import { pathOf } from '../../src/routes/routes';
import { contact, Guest } from '../support/guest';
import { expect, now, test } from '../support/site';

test('a booking is found by its link after a restart of the server (shared)', async ({ browser, flowApi }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarastus-'));
  const start = async () => {
    const harness = createServer({
      db: path.join(folder, 'bookings.db'),
      now: () => new Date(now),
      seed: 'sarastus',
      strict: true,
      staticDir: path.resolve(__dirname, '../..', flowApi.folder),
      port: 0,
    });
    return { harness, address: await harness.listen() };
  };
  const first = await start();
  const context = await browser.newContext({ baseURL: first.address });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(now));
  const guest = new Guest(page, 'en');
  await guest.book();
  const link = await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).getAttribute('href');
  await context.close();
  await first.harness.close();

  const second = await start();
  // Another browser, which has only the link.
  const other = await browser.newContext({ baseURL: second.address });
  const found = await other.newPage();
  await found.clock.setFixedTime(new Date(now));
  await found.goto(link ?? '');
  await expect(found.getByRole('main')).toContainText(contact.lastName);
  expect(new URL(found.url()).pathname).toBe(pathOf('reservation', 'en'));
  expect(found.url()).not.toContain('hash');
  await other.close();
  await second.harness.close();
  rmSync(folder, { recursive: true, force: true });
});
