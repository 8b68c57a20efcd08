import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { focusFaults } from './focusFaults';
import { authenticationFaults, entryFaults, pressFaults } from './formFaults';
import { forcedColourFaults, largeTextFaults, orientationFaults, spacingFaults } from './layoutFaults';
import { helpFaults, labelFaults, languageFaults, statusFaults } from './wordFaults';

/** A check of a page as it is: one line for each finding, which begins with the criterion of WCAG 2.2. */
export type AccessibilityCheck = (page: Page) => Promise<readonly string[]>;

/** What engines of rules do not see, by a name for reports. Those that change the page most come last. */
export const accessibilityChecks = {
  'language of parts': languageFaults,
  'label in name': labelFaults,
  'status messages': statusFaults,
  'consistent help': helpFaults,
  'redundant entry': entryFaults,
  authentication: authenticationFaults,
  'target size': (page) => violations(page, ['target-size']),
  'text spacing': spacingFaults,
  'text at 200 %': largeTextFaults,
  'forced colours': forcedColourFaults,
  orientation: orientationFaults,
  focus: focusFaults,
  'pointer cancellation': pressFaults,
} as const satisfies Readonly<Record<string, AccessibilityCheck>>;
