import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf } from '../../src/routes/routes';
import { basePath, test as belowPath } from '../support/belowPath';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { expect } from '../support/site';
import siteBelowPath from '../support/siteBelowPath.json';

/** The site whose environment names a map style, in a browser that computes WebGL without a graphics card. */
const test = belowPath.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const webGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...webGl] });
    },
    { scope: 'worker' },
  ],
});

// One worker, so that the export is checked or made once.
test.describe.configure({ mode: 'default' });

const styleAddress = `**${siteBelowPath.variables.NEXT_PUBLIC_MAP_STYLE}`;
/** A street map without streets: it needs no tiles, and has a source to name. */
const style = {
  version: 8,
  sources: {
    nothing: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, attribution: 'Kartta Oy' },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#dde5d8' } },
    { id: 'streets', type: 'line', source: 'nothing' },
  ],
};

const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-02', adults: '2' };

/** The results of a search, with their map on the screen. */
async function openResults(page: Page, locale: Locale) {
  const guest = new Guest(page, locale, basePath);
  await page.goto(`${basePath}${hrefOf('searchResults', locale, search)}`);
  const map = page.getByRole('group', { name: guest.words.t('searchResults.view.mapLabel') });
  await map.locator('svg').first().waitFor();
  return { guest, map };
}

const namesOf = (map: Locator): Promise<readonly string[]> =>
  map
    .locator('button[aria-pressed]')
    .evaluateAll((signs) => signs.map((sign) => sign.getAttribute('aria-label') ?? ''));

test('a street map is loaded at a press only, and has the hotels of the list as buttons', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isOfStreetMap = (at: string) => /maplibre|map-style|street-map/.test(at);
  await page.route(styleAddress, (route) => route.fulfill({ json: style }));
  const { guest, map } = await openResults(page, 'fi');
  const { t } = guest.words;
  const drawn = await namesOf(map);
  expect(drawn).toHaveLength(4);
  expect(asked.filter(isOfStreetMap)).toEqual([]);
  const scriptsBefore = asked.filter((at) => at.endsWith('.js')).length;

  await click(guest.button(t('map.street')));
  await expect(guest.button(t('map.drawn'))).toBeFocused();
  expect(asked.filter((at) => at.endsWith('.js')).length).toBeGreaterThan(scriptsBefore);
  expect(new Set(asked.filter(isOfStreetMap).map((at) => /[^/]*$/.exec(at)?.[0].split('.')[0]))).toEqual(
    new Set(['street-map', 'maplibre-gl-worker', 'map-style']),
  );
  // The marks of the drawn map are gone: those of the street map say the same, and nothing covers them.
  const names = await namesOf(map);
  expect(names).toHaveLength(drawn.length);
  const saysAllOf = (name: string) => (other: string) => name.split(', ').every((part) => other.includes(part));
  expect(names.filter((name) => !drawn.some(saysAllOf(name)))).toEqual([]);
  await page.mouse.wheel(0, -5000);
  for (const name of names) await click(map.getByRole('button', { name }), { trial: true });
  const [canvas, frame] = [await map.locator('canvas').boundingBox(), await map.boundingBox()];
  expect(Math.abs((canvas?.height ?? 0) - (frame?.height ?? -9))).toBeLessThan(3);
  await expect(page.getByText(t('map.note'))).toBeHidden();
  await expect(map.getByText('Kartta Oy')).toBeVisible();

  await click(map.getByRole('button', { name: names[0] }));
  const card = page.getByRole('article').filter({ hasText: names[0]?.split(',')[0] });
  await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
  await click(guest.button(t('map.drawn')));
  await expect(map.locator('canvas')).toHaveCount(0);
  expect(await namesOf(map)).toEqual(drawn);
  expect(complaints).toEqual([]);
});

/** The names of what has the focus, one press of a key after another, until the focus is on the target. */
async function namesOnTheWay(page: Page, key: string, target: Locator): Promise<readonly string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return names;
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  throw new Error(`Twenty presses of ${key} did not reach it: ${names.join(', ')}`);
}

test('the keyboard reaches a street map, moves it and leaves it, in the words of the page', async ({ page }) => {
  await page.route(styleAddress, (route) => route.fulfill({ json: style }));
  const { guest, map } = await openResults(page, 'sv');
  const { t } = guest.words;
  await guest.button(t('map.street')).press('Enter');
  const back = guest.button(t('map.drawn'));
  await expect(back).toBeFocused();
  const canvas = map.getByRole('region', { name: t('searchResults.view.mapLabel') });
  await expect(canvas).toBeVisible();
  await back.focus();
  await namesOnTheWay(page, 'Shift+Tab', canvas);
  const mark = map.locator('button[aria-pressed]').first();
  const before = await mark.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await mark.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 50);
  const seen = await namesOnTheWay(page, 'Tab', back);
  expect(seen).toEqual([...(await namesOf(map)), t('map.zoomIn'), t('map.zoomOut')]);
});

/** A browser without WebGL. */
const withoutWebGl = () => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function getContextWithout(this: HTMLCanvasElement, kind: string) {
    return /webgl/.test(kind) ? null : getContext.call(this, kind as '2d');
  } as typeof getContext;
};

const failures = [
  ['its style fails', (page: Page) => page.route(styleAddress, (route) => route.fulfill({ status: 500 }))],
  ['the browser has no WebGL', (page: Page) => page.addInitScript(withoutWebGl)],
  ['its code does not load', (page: Page) => page.route('**/street-map.css', (route) => route.abort())],
] as const;

for (const [reason, prepare] of inTurn(failures, 2)) {
  test(`the drawn map stays, and says why, where ${reason}`, async ({ page }) => {
    await page.route(styleAddress, (route) => route.fulfill({ json: style }));
    await prepare(page);
    const { guest, map } = await openResults(page, 'en');
    const drawn = await namesOf(map);
    await click(guest.button(guest.words.t('map.street')));
    await expect(page.getByText(guest.words.t('map.streetFailed'))).toBeVisible();
    await expect(map.locator('canvas')).toHaveCount(0);
    expect(await namesOf(map)).toEqual(drawn);
    for (const name of drawn) await click(map.getByRole('button', { name }), { trial: true });
    await expect(guest.button(guest.words.t('map.street'))).toBeFocused();
  });
}

/** Where the corner of the drawn sheet is on the screen, and how many pixels its unit has. */
const viewOf = (map: Locator) =>
  map
    .locator('svg g')
    .first()
    .evaluate((drawing) => {
      const { a: scale, e: x, f: y } = (drawing as SVGGElement).getScreenCTM() ?? new DOMMatrix();
      const { top, left } = drawing.closest('svg')?.getBoundingClientRect() ?? new DOMRect();
      return { scale, x: x - left, y: y - top };
    });

type View = Awaited<ReturnType<typeof viewOf>>;

/** Waits until the map shows this part of its sheet. */
const expectView = (map: Locator, { scale, x, y }: View) =>
  expect
    .poll(async () => {
      const shown = await viewOf(map);
      return [200 * (shown.scale / scale - 1), shown.x - x, shown.y - y].map((off) => Math.abs(off) < 1.5);
    })
    .toEqual([true, true, true]);

/** The map of a hotel's page, on the screen. */
async function openHotelMap(page: Page) {
  const { t } = new Guest(page, 'en', basePath).words;
  await page.goto(`${basePath}${hotelPath(hotelsByBrand.solo, 'en')}`);
  await page.locator('#place').scrollIntoViewIfNeeded();
  const map = page.getByRole('group', { name: /Kruununhaka/ }).filter({ has: page.locator('svg g') });
  await map.locator('svg g').first().waitFor();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { width, height, x, y } = (await map.boundingBox()) ?? { width: 0, height: 0, x: 0, y: 0 };
  const tool = (name: 'reset' | 'zoomIn' | 'zoomOut') => map.getByRole('button', { name: t(`map.${name}`) });
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  /** Closer by a factor, with a place of the window, else the middle of the map, staying where it is. */
  const closer = (view: View, factor: number, at: { x: number; y: number } = middle): View => ({
    scale: view.scale * factor,
    x: at.x - x + (view.x - (at.x - x)) * factor,
    y: at.y - y + (view.y - (at.y - y)) * factor,
  });
  return { map, tool, closer, middle };
}

test('the drawn map is moved by buttons, keys and mouse, and put back', async ({ page }) => {
  const { map, tool, closer, middle } = await openHotelMap(page);
  const home = await viewOf(map);
  await expect(tool('reset')).toHaveAttribute('aria-disabled', 'true');
  await click(tool('zoomOut'));
  const far = closer(home, 1 / 1.6);
  await expectView(map, far);
  await page.keyboard.press('+');
  await expectView(map, home);
  await page.keyboard.press('-');
  await expectView(map, far);
  await click(tool('zoomIn'));
  await expectView(map, home);
  // No closer than the outlines are exact.
  await click(tool('zoomIn'));
  await expect.poll(async () => (await viewOf(map)).scale / home.scale).toBeGreaterThan(1.2);
  const near = closer(home, (await viewOf(map)).scale / home.scale);
  await expectView(map, near);
  await click(tool('zoomIn'));
  await expectView(map, near);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expectView(map, { ...near, x: near.x - 60, y: near.y - 60 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expectView(map, near);

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 70, middle.y - 30, { steps: 4 });
  await page.mouse.up();
  await expectView(map, { ...near, x: near.x + 70, y: near.y - 30 });
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  await expectView(map, { ...near, x: near.x + 70, y: near.y - 30 });

  await click(tool('reset'));
  await expectView(map, home);
  await expect(tool('reset')).toHaveAttribute('aria-disabled', 'true');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } });

  test(
    'two fingers zoom the drawn map, one moves it sideways, and up and down scrolls the page',
    { tag: '@whole' },
    async ({ page }) => {
      const { map, closer, middle } = await openHotelMap(page);
      const home = await viewOf(map);
      const scrolled = () => page.evaluate(() => scrollY);
      const before = await scrolled();
      const fingers = await page.context().newCDPSession(page);
      const swipe = async ({ right, down }: { readonly right: number; readonly down: number }) => {
        const steps = 10;
        for (let step = 0; step <= steps; step += 1) {
          const touchPoints = [{ x: middle.x + (right * step) / steps, y: middle.y + (down * step) / steps }];
          await fingers.send('Input.dispatchTouchEvent', {
            type: step === 0 ? 'touchStart' : 'touchMove',
            touchPoints,
          });
        }
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      // The thumb stays, and the other finger goes up from it: the middle between them moves, as in a scroll.
      const thumb = { x: middle.x, y: middle.y + 40, id: 0 };
      for (const apart of [80, 90, 100, 110, 120, 130]) {
        await fingers.send('Input.dispatchTouchEvent', {
          type: apart === 80 ? 'touchStart' : 'touchMove',
          touchPoints: [thumb, { x: middle.x, y: thumb.y - apart, id: 1 }],
        });
      }
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const near = closer(home, 130 / 80, thumb);
      await expectView(map, near);
      expect(await scrolled()).toBe(before);

      await swipe({ right: -80, down: 0 });
      const moved = { ...near, x: near.x - 80 };
      await expectView(map, moved);
      expect(await scrolled()).toBe(before);

      await swipe({ right: 0, down: -150 });
      await expect.poll(scrolled).toBeGreaterThan(before + 50);
      await expectView(map, moved);
    },
  );
});
