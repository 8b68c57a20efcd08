import { pathOf } from '../../src/routes/routes';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

/** Where the boxes are scrolled that hide their overflow: a mouse cannot scroll them. */
const scrolledHiddenBoxes = () =>
  [...document.querySelectorAll('*')]
    .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflowY) && box.scrollTop > 0)
    .map((box) => box.outerHTML.slice(0, 80));

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]) {
  for (const route of ['home', 'hotels'] as const) {
    test(`a destination is chosen with a mouse on ${route} at ${size.width} x ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      const { words } = new Guest(page, 'en');
      await page.goto(pathOf(route, 'en'));
      if (route === 'hotels')
        await click(page.getByRole('banner').getByRole('link', { name: words.t('shell.header.search') }));
      const place =
        route === 'home' ? page.locator('#quick-place') : page.getByRole('dialog').getByRole('combobox').first();
      await click(place);
      await page.keyboard.type('hels');
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      // All of them, the last one by scrolling the list.
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(scrolledHiddenBoxes)).toEqual([]);
      const last = await options.last().innerText();
      await click(options.last());
      await expect(place).toHaveValue(last.split('\n')[0] ?? '');
      await click(place);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('xyzzy');
      await click(page.getByText(words.t('search.place.none')));
      expect(await page.evaluate(scrolledHiddenBoxes)).toEqual([]);
    });
  }
}

test.describe('the helper of all presses', () => {
  const controls = {
    'cut by a box that hides its overflow':
      '<div style="height:20px;overflow:hidden"><p style="height:40px">a</p>%</div>',
    'covered by something else': '<div style="position:fixed;inset:0;z-index:1"></div>%',
    'outside of the window': '<div style="position:fixed;top:-100px">%</div>',
  };
  for (const [name, markup] of Object.entries(controls)) {
    test(`refuses a control that is ${name}`, async ({ page }) => {
      for (const [control, act] of [
        ['<button>Press</button>', () => click(page.getByRole('button'), { timeout: 500 })],
        ['<label><input type="checkbox">Tick</label>', () => tick(page.getByRole('checkbox'), true, 500)],
      ] as const) {
        await page.setContent(markup.replace('%', control));
        await expect(act()).rejects.toThrow(/is (under|outside of the window)/);
      }
    });
  }

  test('scrolls what a person can scroll, and presses a field at its label', async ({ page }) => {
    await page.setContent(`<div style="height:2000px"></div><div style="height:60px;overflow:auto">
      <div style="height:500px"></div><label><input type="checkbox" style="position:absolute;opacity:0;width:1px;height:1px">Tick</label></div>
      <div style="height:2000px"></div>`);
    await tick(page.getByRole('checkbox'));
    await expect(page.getByRole('checkbox')).toBeChecked();
  });
});
