import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { plantFaults } from '../audit/controls/plantFaults';
import { allOpinions } from '../audit/engines/opinions';
import { opinionsIn } from '../audit/opinionsIn';
import { faultsOfEarl } from '../audit/report/checkEarl';
import { actOf, earlOf } from '../audit/report/earl';
import { unseenControls } from '../audit/report/evidence';
import { indexPage } from '../audit/report/indexPage';
import { placesPage } from '../audit/report/placesPage';
import { rowsPage } from '../audit/report/rowsPage';
import { check, evidenceOf, finding, row } from '../audit/report/testing';
import { wear } from '../audit/wear';

const evidence = evidenceOf(
  [
    row([
      finding(),
      finding({
        outcome: 'cantTell',
        rule: 'color-contrast',
        criteria: ['1.4.3'],
        severity: 'serious',
        box: { picture: 'pictures/home.fi.solo.jpg', size: [1280, 720], x: 80, y: 40, width: 200, height: 24 },
      }),
    ]),
  ],
  { checks: [check()] },
);

test('a page without faults has none for any engine, and every planted fault is seen', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="fi"><head><title>Hotellit</title>
    <style>body { color: #000; background: #fff } a { color: #00f }</style></head>
    <body><header><a href="#sisalto">Siirry sisältöön</a></header>
    <main id="sisalto" tabindex="-1"><h1>Hotellit</h1><p>Hotelli järven rannalla.</p></main></body></html>`);
  const clean = await allOpinions(page);
  expect(clean.map(({ engine }) => engine)).toEqual(['axe', 'alfa', 'ibm', 'own']);
  expect(clean.flatMap(({ findings }) => findings.filter(({ outcome }) => outcome === 'failed'))).toEqual([]);
  const where = { route: '', state: 'a page of the test', locale: 'fi', theme: '' } as const;
  expect(unseenControls(await plantFaults(page, where))).toEqual([]);
});

test('a theme says the same alone as after the others, so that a row can be replayed', async ({ page }) => {
  const open = () =>
    page.setContent(`<!doctype html><html lang="fi"><head><title>Hotellit</title>
      <style>body { color: #000; background: #fff; height: 4000px } a { color: #00f }
      .solo .faint { color: #bbb } p { transition: color 1s }
      aside { position: sticky; top: 0; background: #eee } main { margin-top: -2rem }</style></head>
      <body><aside>Valinnat</aside><main><h1>Hotellit</h1><p class="faint">Hotelli järven rannalla.</p></main></body></html>`);
  const picture = { picture: 'page.jpg', size: [1280, 720] } as const;
  const opinionsOf = async (themes: readonly string[]) => {
    await open();
    await wear(page, 'original');
    const found = await opinionsIn(page, 'original', new Map(themes.map((theme) => [theme, picture])));
    return found.get('solo')?.flatMap(({ findings }) => findings.map(({ target, outcome }) => `${outcome} ${target}`));
  };
  const alone = await opinionsOf(['solo']);
  expect(alone).toEqual(['failed p']);
  expect(await opinionsOf(['original', 'solo'])).toEqual(alone);
});

test('the report has no faults itself, and is filtered and read by keys', async ({ page }, info) => {
  mkdirSync(info.outputDir, { recursive: true });
  for (const [name, text] of [
    ['index.html', indexPage(evidence, { compared: 1, added: ['one'], gone: [] })],
    ['rows.html', rowsPage(evidence)],
    ['places.html', evidence.groups.map(placesPage)[0] ?? ''],
  ] as const) {
    writeFileSync(info.outputPath(name), text);
    await page.goto(pathToFileURL(info.outputPath(name)).href);
    await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    const opinions = await allOpinions(page);
    const failed = opinions.flatMap(({ findings }) => findings.filter(({ outcome }) => outcome === 'failed'));
    expect.soft(failed, name).toEqual([]);
  }

  await page.goto(pathToFileURL(info.outputPath('index.html')).href);
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Words' }).focus();
  await page.keyboard.type('contrast');
  await expect(page.getByRole('status')).toHaveText('1 of 2 shown');
  await expect(page.locator('article:visible')).toHaveCount(1);
  const place = page.locator('article:visible summary').first();
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Press the button “Hae”.').last()).toBeVisible();
});

test('the report can be read without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(indexPage(evidence, null));
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.getByRole('search')).toBeHidden();
  await page.close();
});

test('what is written for other tools is EARL, and what is not is refused', async () => {
  const earl = earlOf(evidence);
  expect(await faultsOfEarl(earl)).toEqual([]);
  expect(await faultsOfEarl(actOf(evidence))).toEqual([]);
  const [first] = earl.auditSample;
  if (!first) throw new Error('It has no assertion.');
  // One of many: of those that are alike only samples are judged.
  const withLast = (last: object) => ({ ...earl, auditSample: [...earl.auditSample, last] });
  const withFirst = (changes: object) => withLast({ ...first, ...changes });
  const outcome = { ...first.result, outcome: { '@id': 'earl:maybe' } };
  expect(await faultsOfEarl(withFirst({ result: outcome }))).not.toEqual([]);
  const { subject: _subject, ...noSubject } = first;
  expect(await faultsOfEarl(withLast(noSubject))).not.toEqual([]);
  expect(await faultsOfEarl(withFirst({ verdict: 'fine' }))).not.toEqual([]);
  expect(await faultsOfEarl(withFirst({ 'http://www.w3.org/ns/earl#verdict': 'fine' }))).not.toEqual([]);
  expect(await faultsOfEarl({ ...earl, auditSample: [] })).not.toEqual([]);
});
