import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'acorn';
import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { inGroups } from '../support/inTurn';
import { platformFeatures } from '../support/platform';
import type { PlatformFeature } from '../support/platform';
import { expect, test } from '../support/site';

/** Takes features from every page; which of those that no script can take away were named by a text. */
async function takeAway(page: Page, features: readonly PlatformFeature[]): Promise<() => readonly boolean[]> {
  for (const { remove } of features) if (remove) await page.addInitScript(remove);
  const rewritten = features.flatMap(({ unwritten }) => (unwritten ? [unwritten] : []));
  const named = rewritten.map(() => false);
  if (rewritten.length > 0) {
    await page.route(/^(?!.*\/(graphql|pay|api)\b).*$/, async (route) => {
      if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const answer = await route.fetch();
      let text = await answer.text();
      for (const [place, [written, instead]] of rewritten.entries()) {
        named[place] ||= text.search(written) >= 0;
        text = text.replace(written, instead);
      }
      return route.fulfill({ response: answer, body: text });
    });
  }
  return () => named;
}

for (const features of inGroups(Object.entries(platformFeatures), 4)) {
  const names = features.map(([name]) => name).join(', ');
  test(`a guest searches, books and pays in a browser without ${names}`, async ({ page, ledger, complaints }) => {
    const named = await takeAway(
      page,
      features.map(([, feature]) => feature),
    );
    const guest = new Guest(page, 'en');
    await page.goto(pathOf('home', 'en'));
    await guest.enterPlace('Helsinki');
    await click(
      page
        .getByRole('main')
        .getByRole('button', { name: guest.words.t('search.submit') })
        .first(),
    );
    await click(page.locator('a[href*="hotel=1001"]').first());
    await guest.rooms().first().waitFor();
    await guest.toConfirm(1);
    await guest.pay();
    expect((await ledger()).bookings).toMatchObject([{ state: 'BOOKED' }]);
    expect(complaints).toEqual([]);
    expect(named()).not.toContain(false);
  });
}

test('every script of the export is written in a language that the oldest of these browsers reads', ({ flowApi }) => {
  const scripts = readdirSync(flowApi.folder, { recursive: true })
    .map((file) => path.join(flowApi.folder, String(file)))
    .filter((file) => file.endsWith('.js') || file.endsWith('.mjs'));
  expect(scripts.length).toBeGreaterThan(50);
  // The newest edition that all of `browserslist` in package.json read whole.
  const edition = { ecmaVersion: 2022 } as const;
  const unread = scripts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const reads = (sourceType: 'module' | 'script') => {
      try {
        return Boolean(parse(text, { ...edition, sourceType }));
      } catch {
        return false;
      }
    };
    return !reads('script') && !reads('module');
  });
  expect(unread).toEqual([]);
});
