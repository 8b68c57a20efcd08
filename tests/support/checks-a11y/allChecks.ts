import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { focusFaults } from './focusFaults';
import { authenticationFaults, entryFaults, pressFaults } from './formFaults';
import { forcedColourFaults, largeTextFaults, orientationFaults, spacingFaults } from './layoutFaults';
import { helpFaults, labelFaults, languageFaults, statusFaults } from './wordFaults';

/** A check of a page as it is: one line for each finding, which begins with its criterion. */
interface AccessibilityCheck {
  /** Success criteria of WCAG 2.2 that it looks at a part of. */
  readonly criteria: readonly string[];
  readonly find: (page: Page) => Promise<readonly string[]>;
}

/** What engines of rules do not see, by a name for reports. Those that change the page most come last. */
export const accessibilityChecks = {
  'language of parts': { criteria: ['3.1.2'], find: languageFaults },
  'label in name': { criteria: ['2.5.3'], find: labelFaults },
  'status messages': { criteria: ['4.1.3'], find: statusFaults },
  'consistent help': { criteria: ['3.2.6'], find: helpFaults },
  'redundant entry': { criteria: ['1.3.5', '3.3.7'], find: entryFaults },
  authentication: { criteria: ['3.3.8'], find: authenticationFaults },
  'target size': { criteria: ['2.5.8'], find: (page) => violations(page, ['target-size']) },
  'text spacing': { criteria: ['1.4.12'], find: spacingFaults },
  'text at 200 %': { criteria: ['1.4.4'], find: largeTextFaults },
  'forced colours': { criteria: [], find: forcedColourFaults },
  orientation: { criteria: ['1.3.4'], find: orientationFaults },
  focus: { criteria: ['2.1.2', '2.4.3', '2.4.7', '2.4.11'], find: focusFaults },
  'pointer cancellation': { criteria: ['2.5.2'], find: pressFaults },
} as const satisfies Readonly<Record<string, AccessibilityCheck>>;
