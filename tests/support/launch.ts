import type { LaunchOptions } from '@playwright/test';

/** How the tests start their browser. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  // Guests' scrollbars take room: `site.ts` hides them on narrow windows only.
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Over plain http these names of this machine are no secure origin, unlike localhost.
    '--host-resolver-rules=MAP sarastus.test 127.0.0.1, MAP *.sarastus.test 127.0.0.1',
    // Pages live too short for their code to be worth optimising: without it a test costs a seventh less.
    '--js-flags=--no-maglev --no-turbofan',
  ],
};

/**
 * One process for all pages: it has compiled the site's code already when the next test starts, and no spare one is
 * made at every navigation. Of what the tests cost that is a fifth.
 */
export const oneProcess: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--renderer-process-limit=1'],
};
