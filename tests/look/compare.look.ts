import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { themeNames } from '../../src/config/brands';
import { Guest } from '../support/guest';
import { screenStates } from '../support/screens';
import { expect, test } from '../support/site';
import { isAsleep, untilRunning, wake } from '../support/wake';
import { applyTheme } from './applyTheme';
import { folderOf, keep, nameOf, readKept, windows } from './keptPrints';
import { CELL, differences, printOf } from './print';
import type { Cell, Print } from './print';
import { setWidth } from './setWidth';
import type { schemes } from './widths';

const isApproving = process.env.LOOK_KEPT === 'approve';
const folder = path.resolve(__dirname, '../../test-results/changed');

/** The theme that the page wears, in its light or dark look. */
const themeOf = async (page: Page, scheme: (typeof schemes)[number]) => {
  const classes = await page.evaluate(() => [...document.documentElement.classList]);
  const own = themeNames.find((name) => classes.includes(name)) ?? themeNames[0];
  const brand = own.replace(/Dark$/, '');
  return themeNames.find((name) => name === (scheme === 'dark' ? `${brand}Dark` : brand)) ?? own;
};

/** Writes the picture with a frame around each cell that differs. */
async function writeChanged(name: string, picture: Buffer, cells: readonly Cell[]): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const frames = cells.map(
    ([column, row]) => `<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"/>`,
  );
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#f0f">${frames.join('')}</svg>`;
  mkdirSync(folder, { recursive: true });
  const marked = await sharp(picture)
    .composite([{ input: Buffer.from(marks) }])
    .png()
    .toBuffer();
  writeFileSync(path.join(folder, `${name}.png`), marked);
}

for (const state of screenStates.filter(({ isOlderOnly }) => !isOlderOnly)) {
  test(`looks the same: ${state.name}`, async ({ page, scenario }) => {
    test.setTimeout(180_000);
    if (state.scenario) await scenario(state.scenario);
    await state.open(new Guest(page, 'fi'), scenario);
    if (await isAsleep(page)) await wake(page);
    else await untilRunning(page);
    await page.waitForLoadState('networkidle');
    // A dialog over the page has the size of the window, not of the page.
    const fullPage = (await page.locator('dialog[open]').count()) === 0;
    const seen = new Map<string, Print>();
    const changed: string[] = [];
    for (const each of windows) {
      await setWidth(page, each.width);
      await applyTheme(page, await themeOf(page, each.scheme));
      const name = nameOf(each);
      const picture = await page.screenshot({ fullPage, animations: 'disabled' });
      const print = await printOf(picture);
      seen.set(name, print);
      const before = await readKept(state.name, name);
      const cells = before ? differences(before, print) : [];
      if (before && cells.length === 0) continue;
      changed.push(before ? `${name}: ${cells.length} cells from ${(cells[0] ?? []).join(', ')}` : `${name}: new`);
      if (before) await writeChanged(`${folderOf(state.name)}-${name}`, picture, cells);
    }
    if (isApproving && changed.length > 0) await keep(state.name, seen);
    if (!isApproving) expect(changed).toEqual([]);
  });
}
