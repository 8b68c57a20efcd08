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

/** Takes a feature from every page; the number of texts that named it, for one that no script can take away. */
async function takeAway(page: Page, { remove, unwritten }: PlatformFeature): Promise<() => number> {
  if (remove) await page.addInitScript(remove);
  let unwrote = 0;
  if (unwritten) {
    const [written, instead] = unwritten;
    await page.route(/^(?!.*\/(graphql|pay|api)\b).*$/, async (route) => {
      if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const answer = await route.fetch();
      const text = await answer.text();
      unwrote += text.match(written)?.length ?? 0;
      return route.fulfill({ response: answer, body: text.replace(written, instead) });
    });
  }
  return () => unwrote;
}

for (const features of inGroups(Object.entries(platformFeatures), 4)) {
  const names = features.map(([name]) => name).join(', ');
  test(`a guest searches, books and pays in a browser without ${names}`, async ({ page, ledger, complaints }) => {
    const taken: { readonly feature: PlatformFeature; readonly unwrote: () => number }[] = [];
    for (const [, feature] of features) taken.push({ feature, unwrote: await takeAway(page, feature) });
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
    for (const { feature, unwrote } of taken) expect(unwrote() > 0).toBe(Boolean(feature.unwritten));
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
