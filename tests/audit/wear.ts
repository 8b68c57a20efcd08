import type { Page } from '@playwright/test';
import { themeNames } from '../../src/config/brands';

/** Gives the page the classes of a theme, as its own code does. */
export const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    root.className = name;
    root.dataset.scheme = name.endsWith('Dark') ? 'dark' : 'light';
  }, theme);

/** The theme that the page wears by itself. */
export const ownTheme = (page: Page): Promise<string> =>
  page.evaluate((names) => [...document.documentElement.classList].find((each) => names.includes(each)) ?? '', [
    ...themeNames,
  ] as string[]);
