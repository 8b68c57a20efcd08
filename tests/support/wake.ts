import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Wakes a page of content as a guest at the keyboard does, and waits until its own code has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-asleep');
}
