import type { Page } from '@playwright/test';

/** Adds rules to the page for as long as it stays, in a sheet without an element: the site's headers forbid those. */
export const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
