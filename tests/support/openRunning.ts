import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: links to its other languages have its query from then on. */
export async function openRunning(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?utm_source=test`);
  await page.locator('a[hreflang][href*="utm_source=test"]').first().waitFor({ state: 'attached' });
}
