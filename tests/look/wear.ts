import type { Page } from '@playwright/test';
import type { ThemeName } from '../../src/config/brands';

/** Dresses the open page in a theme, whatever its hotel; the browser's own controls follow. */
export async function wear(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(async (name) => {
    const root = document.documentElement;
    root.className = name;
    root.dataset.scheme = name.endsWith('Dark') ? 'dark' : 'light';
    // Pictures below the window come only when it gets there.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, theme);
}
