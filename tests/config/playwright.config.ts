import { defineConfig } from '@playwright/test';

/** Browser tests run against the export, served by the harness; each worker has a harness of its own. */
export default defineConfig({
  testDir: '..',
  // In this order: a journey that is broken shows in the first minutes, and a screen that is may wait.
  projects: [
    { name: 'journeys', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'accessibility', testMatch: 'a11y/**/*.spec.ts' },
  ],
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // One more than two cores: a test that waits for a network or a clock leaves its core to another.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }], ['./slowestFiles.ts']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name of this machine over plain http is no secure place, which localhost is.
        '--host-resolver-rules=MAP sarastus.test 127.0.0.1, MAP *.sarastus.test 127.0.0.1',
      ],
    },
    // What moves is measured by the tests of motion alone.
    contextOptions: { reducedMotion: 'reduce' },
    // Taking every step down costs more than many a test: `TRACE=1` asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
  },
});
