import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Whether a page sleeps, or has not finished waking. Its script says so before the page has loaded. */
export async function isAsleep(page: Page): Promise<boolean> {
  await page.waitForLoadState();
  return (await page.locator('html[data-asleep]').count()) > 0;
}

/** Waits until the code of a page that does not sleep has taken over. */
export const untilRunning = (page: Page): Promise<void> => page.locator('html[data-tested=awake]').waitFor();

/** Wakes a page of content as a guest at the keyboard does, and waits until its own code has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-asleep');
}
