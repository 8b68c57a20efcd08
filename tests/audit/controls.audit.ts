import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf } from '../../src/routes/routes';
import { test } from '../support/site';
import { isAsleep, wake } from '../support/wake';
import { plantFaults } from './controls/plantFaults';
import { reportFolder } from './folders';
import { ownTheme } from './wear';

/** The page into which the faults are planted: a content page, which every chain has. */
test('planted faults are seen', async ({ page }) => {
  test.setTimeout(900_000);
  await page.goto(pathOf('termsOfUse', 'fi'));
  if (await isAsleep(page)) await wake(page);
  const where = { route: 'termsOfUse', state: 'the terms of use', locale: 'fi', theme: await ownTheme(page) } as const;
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(path.join(reportFolder, 'controls.json'), JSON.stringify(await plantFaults(page, where), null, 2));
});
