import type { Page } from '@playwright/test';

/** Gives the page the classes of a theme, as its own code does. */
export const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    root.className = name;
    root.dataset.scheme = name.endsWith('Dark') ? 'dark' : 'light';
  }, theme);
