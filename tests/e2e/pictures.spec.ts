import { hotelPath } from '../../src/routes/entityPaths';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { expect, test } from '../support/site';

for (const { width, shape } of [
  { width: 390, shape: 'card' },
  { width: 1280, shape: 'wide' },
])
  test(`a hotel shows its view and its rooms for all guests, its restaurant page the dining room (${String(width)} px)`, async ({
    page,
  }) => {
    const { t } = new Guest(page, 'en').words;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(hotelPath(hotelsByBrand.break, 'en'));
    const label = t('hotelPage.gallery.label', { hotel: 'Sarastus Break Imatra Kuohu' });
    const pictures = page.getByRole('list', { name: label }).getByRole('img');
    const alts = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt') ?? ''));
    expect(alts.slice(1, 5)).toEqual([
      expect.stringMatching(/^The view from a window of the hotel: the rapids/),
      expect.stringMatching(/^The lobby with its reception desk and swimming rings/),
      expect.stringMatching(/^Breakfast at a window: coffee, rolls and Karelian pasties/),
      expect.stringMatching(/^The dining room with laid tables and a brick oven/),
    ]);
    await click(page.getByRole('link', { name: 'Restaurant Vuoksi' }).first());
    const dining = page.getByRole('main').getByRole('img', { name: /^The dining room with laid tables/ });
    await expect(dining).toBeInViewport();
    await expect
      .poll(() => dining.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : '')))
      .toContain(`/images/halls/1901-dining-${shape}-`);
  });
