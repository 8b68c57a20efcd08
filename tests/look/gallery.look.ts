import { readdirSync } from 'node:fs';
import path from 'node:path';
import { themeNames } from '../../src/config/brands';
import { galleryFolder } from '../gallery/galleryFolder';
import { openGallery, test } from '../support/galleryPage';
import { contactSheet } from './contactSheet';
import { setWidth } from './setWidth';
import { widths } from './widths';

const [firstTheme = ''] = themeNames;
const pages = readdirSync(path.join(galleryFolder, firstTheme)).filter((file) => file !== 'all.html');

for (const file of pages) {
  const component = file.replace('.html', '');
  test(`component ${component}`, async ({ page, gallery }) => {
    test.setTimeout(180_000);
    const rows: Buffer[][] = [];
    for (const theme of themeNames) {
      await openGallery(page, `${gallery.address}/${theme}/${file}`);
      const row: Buffer[] = [];
      for (const width of widths) {
        await setWidth(page, width);
        row.push(await page.screenshot({ fullPage: true }));
      }
      rows.push(row);
    }
    await contactSheet(`component-${component}`, rows);
  });
}
