import { themeNames } from '../../src/design-system/themes/themes';
import { violations } from '../support/axe';
import { click } from '../support/click';
import { openGallery, test } from '../support/galleryPage';
import { isWhole } from '../support/inTurn';
import { faintLines, wideOrCut } from '../support/pageMeasures';
import { expect, tally } from '../support/site';

/** While a list is open, react-aria hides the rest of the page, so axe rules about whole pages do not apply. */
const listRules = [
  'color-contrast',
  'label',
  'label-content-name-mismatch',
  'aria-required-children',
  'aria-required-parent',
  'aria-input-field-name',
  'aria-valid-attr-value',
  'scrollable-region-focusable',
];

/** What opens over the page, by the control that opens it. */
const openers = [
  { name: 'dialog', file: 'dialog', button: 'Avaa kysymys', opened: 'dialog[open]' },
  { name: 'drawer', file: 'dialog', button: 'Avaa sivupaneeli', opened: 'dialog[open]' },
  { name: 'viewer', file: 'gallery', button: 'Avaa kuva: Näkymä 2 hotellin ikkunasta', opened: 'dialog[open]' },
  { name: 'list', file: 'combobox', button: 'Näytä kohteet', opened: '[role=listbox]', rules: listRules },
];

/** Enabled controls that are recognised by their border. Checkboxes and radio buttons are drawn by the browser. */
const controls =
  '[data-component] :is(input, select, textarea, button, a, div:has(> label > [type=radio]))' +
  ':not(:disabled, [aria-disabled=true], :has(:disabled), [type=radio], [type=checkbox])';

const soft = expect.configure({ soft: true });

// A trace of these large pages takes longer than the tests.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const theme of themeNames) {
  // All rules for the first theme; the others differ in colours only.
  const rules = isWhole || theme === themeNames[0] ? undefined : ['color-contrast'];

  // One visit for all checks: the page is large, and every finding is listed.
  test(`every component in ${theme}: axe, lines at 3:1, narrow windows`, async ({ page }) => {
    await openGallery(page, `/${theme}/all.html`);
    const examples = await page.locator('[data-component]').count();

    const wide = await violations(page, rules);
    expect.soft(wide, 'axe at 1440').toEqual([]);
    const outlines = await faintLines(page, 'outline', '.is-focus, .is-focus *');
    const borders = await faintLines(page, 'border', controls);
    expect.soft(outlines.measured).toBeGreaterThanOrEqual(await page.locator('.is-focus').count());
    expect.soft(borders.measured).toBeGreaterThan(40);
    expect.soft(outlines.faint, 'focus rings').toEqual([]);
    expect.soft(borders.faint, 'borders of controls').toEqual([]);

    await page.setViewportSize({ width: 360, height: 900 });
    // A map lays its labels out anew when it has seen its new width.
    let narrow: readonly string[] = [];
    if (!rules) await soft.poll(async () => (narrow = await violations(page)), 'axe at 360').toEqual([]);

    await click(page.getByRole('button', { name: '200 %' }));
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await soft.poll(() => wideOrCut(page), '320 px, words twice as large').toEqual([]);

    tally(`gallery-${theme}`, {
      'component examples checked by axe': rules ? examples : 2 * examples,
      'axe violations in the gallery': wide.length + narrow.length,
      'focus rings and borders of controls measured': outlines.measured + borders.measured,
      'focus rings and borders under 3:1': outlines.faint.length + borders.faint.length,
    });
  });

  test(`what opens over the page in ${theme} can be read`, async ({ page }) => {
    for (const { file, button, opened, rules: own } of openers) {
      if (!page.url().endsWith(`/${file}.html`)) await openGallery(page, `/${theme}/${file}.html`);
      await click(page.getByRole('button', { name: button }).first());
      await page.locator(opened).waitFor();
      expect(await violations(page, rules ?? own)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator(opened).waitFor({ state: 'detached' });
    }
  });
}

test('the gallery opens at the pressed picture, is turned by keys, and returns the focus', async ({ page }) => {
  await openGallery(page, `/${themeNames[0]}/gallery.html`, 390);
  const opener = page.getByRole('button', { name: 'Avaa kuva: Näkymä 2 hotellin ikkunasta' }).first();
  const picture = (number: number) =>
    page.getByRole('dialog').getByRole('img', { name: `Näkymä ${number} hotellin ikkunasta` });
  await click(opener);
  await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(picture(4)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('4 / 8 Näkymä 4 hotellin ikkunasta');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
