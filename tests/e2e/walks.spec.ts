import { pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';
import { Walker } from '../support/walker';

test('a family with a dog finds the cheapest nights with breakfast on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  const walker = new Walker(page);
  await page.goto(pathOf('home', 'fi'));
  await walker.press(guest.button(t('search.moreHint')));
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  await page.screenshot({ path: '/tmp/walk-1.png' });
  console.log(await drawer.ariaSnapshot());
  expect(walker.effort().presses).toBe(1);
});
