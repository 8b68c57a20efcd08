import type { BrowserContext, Page } from '@playwright/test';
import { now } from './site';

/** Moves the clocks of the hotel system and of every tab to some minutes after the start of the test. */
export async function letPass(context: BrowserContext, page: Page, minutes: number): Promise<void> {
  const later = new Date(Date.parse(now) + minutes * 60_000);
  await page.request.post('/__test/clock', { data: JSON.stringify({ now: later.toISOString() }) });
  for (const each of context.pages()) await each.clock.setFixedTime(later);
}
