import type { Page } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';

/** Where the boxes are scrolled that hide their overflow: a mouse cannot scroll them. */
const scrolledHiddenBoxes = () =>
  [...document.querySelectorAll('*')]
    .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflowY) && box.scrollTop > 0)
    .map((box) => box.outerHTML.slice(0, 80));

const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const [place, size] of windows.entries()) {
  for (const route of inTurn(['home', 'hotels'] as const, place)) {
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

for (const change of ['moves away', 'is drawn anew'] as const) {
  test(
    `a press whose control ${change} before the button comes up is that press`,
    { tag: '@before-react' },
    async ({ page }) => {
      const guest = new Guest(page, 'en');
      await guest.begin();
      const room = guest.rooms().nth(1);
      await room.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await room.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const middle = [x + width / 2, y + height / 2] as const;
      const disturb = () =>
        room.evaluate((element, isMoved) => {
          // Without what would move it back.
          document.documentElement.style.overflowAnchor = 'none';
          if (isMoved)
            element.closest('article')?.before(Object.assign(new Image(60, 60), { style: 'display: block' }));
          else
            element.replaceWith(Object.assign(element.cloneNode(true), { onclick: () => (location.hash = 'pressed') }));
        }, change === 'moves away');
      const isDone = () =>
        page.waitForURL(change === 'moves away' ? `**${pathOf('chooseRate', 'en')}?room=0` : /#pressed$/);

      // A pointer that leaves takes its press back.
      await page.mouse.move(...middle);
      await page.mouse.down();
      await page.mouse.move(20, 20);
      await page.mouse.up();
      expect(new URL(page.url()).pathname).toBe(pathOf('chooseRoom', 'en'));

      await page.mouse.move(...middle);
      await page.mouse.down();
      await disturb();
      await page.mouse.up();
      await isDone();
    },
  );
}

test('a press that was in vain is not made up for on the next step, once the guest has pressed again', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/rare.js*', async (route) => {
    await held;
    await route.continue();
  });
  await guest.begin();
  await click(guest.rooms().first());
  await page.waitForURL(`**${pathOf('chooseRate', 'en')}?room=0`);
  await guest.wayOn().scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await guest.wayOn().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const rare = page.waitForResponse('**/rare.js*');
  await guest.wayOn().evaluate((button) => button.replaceWith(button.cloneNode(true)));
  await page.mouse.up();
  await page.mouse.down();
  await page.mouse.up();
  await guest.addExtra().nth(1).waitFor();
  letGo();
  // What waited for it has run by then.
  await page.evaluate((address) => import(address).then(() => undefined), (await rare).url());
  await click(guest.addExtra().first());
  await expect(page).toHaveURL(new RegExp(`${pathOf('chooseExtras', 'en')}$`));
  // The button for it has the same text on both steps.
  await expect(guest.button(guest.words.t('chooseExtras.next'))).toBeVisible();
});

/** Goes on from the rates by a mouse that stays where it is, above the button that goes on from the extras. */
async function pressOnFromRates(
  page: Page,
): Promise<{ readonly guest: Guest; press(clickCount: number): Promise<void> }> {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await click(guest.rooms().first());
  await page.waitForURL(`**${pathOf('chooseRate', 'en')}?room=0`);
  await guest.wayOn().scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await guest.wayOn().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  // By the mouse itself, as what is under it changes; counted as a browser counts clicks that follow each other fast.
  const press = async (clickCount: number) => {
    await page.mouse.move(...middle);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  await guest.addExtra().nth(1).waitFor();
  const box = await guest.wayOn().boundingBox();
  expect(box && middle[1] > box.y && middle[1] < box.y + box.height, 'the button is under the pointer').toBe(true);
  return { guest, press };
}

test('a double click goes on by one step, and the next click by another', async ({ page }) => {
  const { guest, press } = await pressOnFromRates(page);
  await press(2);
  await click(guest.addExtra().first());
  expect(new URL(page.url()).pathname).toBe(pathOf('chooseExtras', 'en'));
  await press(1);
  await page.locator('#firstName').waitFor();
});

test('a guest who goes on clicking fast goes on', async ({ page }) => {
  const { press } = await pressOnFromRates(page);
  await press(2);
  await press(3);
  await page.locator('#firstName').waitFor();
});

test('a list that opens under the pointer stays open when the button comes up', async ({ page }) => {
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('home', 'en'));
  await click(page.locator('#quick-place'));
  await page.locator('#quick-place[aria-expanded]').waitFor();
  await page.keyboard.press('Escape');
  await click(page.getByRole('button', { name: words.t('search.place.toggle') }));
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a dialog stays, with what was typed, when its text is selected and the mouse is let go beside it', async ({
  page,
}) => {
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('home', 'en'));
  await click(page.locator('form#search').getByRole('button', { name: words.t('search.moreHint') }));
  const drawer = page.getByRole('dialog');
  const code = drawer.getByLabel(new RegExp(`^${words.t('search.codes.company')}`));
  await code.fill('YRITYS100');
  const { x, y, width, height } = (await code.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(20, 300);
  await page.mouse.up();
  await expect(code).toHaveValue('YRITYS100');
  await page.mouse.down();
  await page.mouse.up();
  await expect(drawer).toHaveCount(0);
});

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
        ['<button>Press</button>', () => click(page.getByRole('button'), { timeout: 2_000 })],
        ['<label><input type="checkbox">Tick</label>', () => tick(page.getByRole('checkbox'), true, 2_000)],
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
