import type { Page } from '@playwright/test';

interface Calendars {
  made: number;
  /** How many were made when the page asked its first question; null before it. */
  atFirstQuestion: number | null;
}

declare global {
  interface Window {
    calendars: Calendars;
  }
}

/** Counts the calendars (`Intl.DateTimeFormat`) that a page makes: the first one blocks a mid phone for 45 ms. */
export async function calendarsOf(page: Page): Promise<() => Promise<Calendars>> {
  await page.addInitScript(() => {
    window.calendars = { made: 0, atFirstQuestion: null };
    const { DateTimeFormat } = Intl;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (made, given) => {
        window.calendars.made += 1;
        return Reflect.construct(made, given) as Intl.DateTimeFormat;
      },
    });
    const ask = window.fetch;
    window.fetch = (...given) => {
      window.calendars.atFirstQuestion ??= window.calendars.made;
      return ask(...given);
    };
  });
  return () => page.evaluate(() => window.calendars);
}
