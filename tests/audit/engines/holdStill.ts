import type { Page } from '@playwright/test';
import { standStill } from '../../support/axe';

/**
 * Holds the page still for the engines: no motion, everything laid out, and what sticks to the window at its own place,
 * since it covers other controls, and which ones depends on where the page is scrolled to.
 */
export async function holdStill(page: Page): Promise<void> {
  await standStill(page);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(each).position === 'sticky')
        Object.assign(each.style, { position: 'relative', inset: 'auto' });
  });
}
