import { defineConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isWhole } from '../support/inTurn';
import { oneProcess } from '../support/launch';

/** The spec files that also run over the site that books by the older API. */
const bothApis = JSON.parse(
  readFileSync(path.join(__dirname, '../support/bothApis.json'), 'utf8'),
) as readonly string[];
/** Those of them in which little depends on the API: over the older one a whole run has them. */
const mostlyShared = isWhole ? [] : ['accessibleRooms', 'assistants', 'priceFeed', 'questions', 'savedCards'];

/** Journeys, and the end of titles of tests, that only the site of the older API has. */
const olderOnly = ['editing'];
const olderTitle = /\(older API\)$/;
/** The end of titles of tests that would find the same code over the site of the older API: a whole run has them too. */
const sharedTitles = isWhole ? [] : [/\(shared\)$/];
/** The tag of tests that are long, and guard what others guard in part. */
const wholeTests = isWhole ? [] : [/@whole/];
const specOf = (name: string) => `e2e/${name}.spec.ts`;

/**
 * What a build without the ways of `src/export/undocumented.ts` is without: pages that sleep, their weights, what they keep
 * over a release, and, by a tag,
 * what is done before the page's code runs.
 */
const notPlain = process.env.PLAIN ? ['asleep', 'start', 'questions', 'releases', 'weight'].map(specOf) : [];
const notPlainTests = process.env.PLAIN ? [/@before-react/] : [];

/** Browser tests run against the export, served by the harness; each worker has a harness of its own. */
export default defineConfig<object, { readonly apiName: string }>({
  testDir: '..',
  // In this order, so that a broken journey fails in the first minutes.
  projects: [
    {
      name: 'journeys',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: [...olderOnly.map(specOf), ...notPlain],
      grepInvert: [olderTitle, ...notPlainTests, ...wholeTests],
    },
    // The same journeys over the site that books by the older API.
    {
      name: 'older API',
      testMatch: [...bothApis, ...olderOnly].map(specOf),
      testIgnore: [...mostlyShared.map(specOf), ...notPlain],
      grepInvert: [...sharedTitles, ...notPlainTests, ...wholeTests],
      use: { apiName: 'v1' },
    },
    { name: 'accessibility', testMatch: 'a11y/**/*.spec.ts', grepInvert: olderTitle },
    {
      name: 'accessibility, older API',
      testMatch: 'a11y/screens.spec.ts',
      grep: olderTitle,
      use: { apiName: 'v1' },
    },
  ],
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // Tests hardly wait for anything but the processor: a third worker makes two cores slower.
  workers: 2,
  retries: 0,
  // A whole booking by keyboard takes more than a minute of a slow machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }], ['./pageOfFailure.ts'], ['./slowestFiles.ts']],
  use: {
    launchOptions: oneProcess,
    // The window of the test before, emptied. `test.use({ reuseContext: false })` where a test needs a new one.
    reuseContext: true,
    // Only the tests of pages without a network need the worker; the others see what the network answers.
    serviceWorkers: 'block',
    // Only the tests of motion need animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes longer than many tests, so it is on with `TRACE=1` only.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
  },
});
