import { test as base, type Page } from '@playwright/test';
import { serveGallery, type GalleryServer } from '../gallery/serveGallery';

/** Every worker serves the last build of the gallery. */
export const test = base.extend<object, { readonly gallery: GalleryServer }>({
  gallery: [
    async ({}, use) => {
      const server = await serveGallery(0);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => {
    await use(gallery.address);
  },
});

/** Opens a page of the gallery, and waits until it is hydrated and its fonts are loaded. */
export async function openGallery(page: Page, address: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
