import type { Page } from '@playwright/test';
import type { ThemeName } from '../../src/config/brands';

/** Applies a theme to the open page, whatever its hotel; the browser's own controls follow it. */
export async function applyTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(async (name) => {
    const root = document.documentElement;
    root.className = name;
    root.dataset.scheme = name.endsWith('Dark') ? 'dark' : 'light';
    // Loads the pictures below the window too.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, theme);
}
